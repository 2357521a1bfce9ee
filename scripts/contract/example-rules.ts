/** Examples of responses conform to the contract's data about responses: `x-result` and `x-sums`. */
import { resolve } from '../../mocks/contract/refs.ts'
import { readApi, type Operation } from '../conformance/api.ts'
import { isAsStated } from '../conformance/results.ts'
import { at } from '../conformance/json.ts'
import { sumViolation } from '../conformance/sums.ts'
import type { ContractCheck } from '../../mocks/contract.ts'
import type { Contract, ContractOperation, ContractResponse } from '../../openapi/contract-types.ts'

/** The names of the examples that contradict their operation or their schema, and how. */
export function exampleRuleFindings(contract: Contract, check: ContractCheck): string[] {
  const api = readApi(contract, check, () => undefined)
  return api.operations.flatMap((operation) =>
    answersOf(contract, rawOf(contract, operation)).flatMap(([name, answer]) => {
      const sum = sumViolation(api, operation, answer)
      return [
        ...resultFindings(rawOf(contract, operation), answer),
        ...(sum === undefined ? [] : [`x-sums: ${sum}`]),
      ].map((finding) => `${operation.id}, example ${name}: ${finding}`)
    }),
  )
}

const rawOf = ({ paths }: Contract, { path, method, found }: Operation): ContractOperation =>
  paths[path]?.[method.toLowerCase()] ?? found.operation

function resultFindings(operation: ContractOperation, answer: unknown): string[] {
  return Object.entries(operation['x-result'] ?? {}).flatMap(([path, expected]) => {
    const got = at(answer, path.split('.'))
    // The moment in an example is the current moment of that example.
    const now = typeof got === 'string' ? Date.parse(got) : 0
    const isRight = expected === '$now' ? !Number.isNaN(now) && now > 0 : isAsStated(got, expected, now)
    return isRight
      ? []
      : [`x-result states ${path} ${JSON.stringify(expected)}, not ${JSON.stringify(got) ?? 'nothing'}`]
  })
}

/** The examples of an operation's successful response, by name. */
function answersOf(contract: Contract, { responses }: ContractOperation): [string, unknown][] {
  const raw = responses['200']
  if (raw === undefined) return []
  const { content } = resolve<ContractResponse>(contract, raw, '').value
  return Object.entries(content?.['application/json']?.examples ?? {}).map(([name, { value }]) => [
    name,
    value,
  ])
}
