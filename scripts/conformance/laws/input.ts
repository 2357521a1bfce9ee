/**
 * Every constraint of a request is enforced: a request that breaks one is refused, the refusal names the field, and
 * no data changes.
 */
import type { Exchange } from '../exchange.ts'
import { isObject, type Path } from '../json.ts'
import { goodExchange } from '../requests/recipes.ts'
import { leavesProtected } from '../restraint.ts'
import type { Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import { type Violation, violationsOf } from '../violations.ts'
import type { Law } from './law.ts'
import { isRefresh, perOperation } from './per-operation.ts'

export const input: Law = {
  id: 'input',
  title:
    'A request that breaks one constraint is refused with the documented status, naming the field, and changes nothing',
  family: 'input',
  level: 'operations',
  writes: true,
  isUniversal: true,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) => !isRefresh(operation),
      async (trial, operation) => {
        const accepted = await goodExchange(trial, operation)
        if (!accepted) return { skipped: 'no request was accepted to start from' }
        const { call, actor } = accepted
        const before = await trial.state()
        for await (const violation of violationsOf(suite.api, call)) {
          if (!leavesProtected(suite, violation.call) || isConvention(suite, violation)) continue
          const refused = await trial.send(violation.call, actor)
          checkRefusal(trial, violation, refused)
        }
        if ((await trial.state()) !== before)
          trial.report({
            operation: operation.id,
            place: 'after refused requests',
            family: 'state',
            expected: 'refused requests change nothing',
            actual: 'stored data has changed',
          })
        return undefined
      },
    ),
}

/** Requests that our contract refuses by convention. Another contract need not refuse them. */
const CONVENTIONS = ['unknown parameter', 'media type', 'charset']
const isConvention = ({ api }: Suite, { constraint }: Violation): boolean =>
  !api.statesRefusals && CONVENTIONS.includes(constraint)

/** Reports a refusal with a status that differs from the contract's, or one that does not name the field. */
function checkRefusal(
  trial: Trial,
  { call, constraint, field, status }: Violation,
  exchange: Exchange,
): void {
  if (exchange.status >= 500) return
  if (!trial.suite.api.statesRefusals && exchange.status >= 400) return
  const place = `${field === '' ? 'body' : field} ${constraint}`
  const report = (expected: string, actual: string): void =>
    trial.report({ operation: call.operation.id, place, expected, actual, steps: [exchange] })
  if (exchange.status !== status)
    report(trial.suite.api.statesRefusals ? `${status}` : 'a refusal', String(exchange.status))
  else if (status === 422 && !namedFields(exchange.json).includes(field))
    report(`422 naming ${field}`, `422 naming ${namedFields(exchange.json).join(', ') || 'nothing'}`)
}

/** Whether a refusal names the field at a path, or a list that contains it. */
export const namesField = (json: unknown, path: Path): boolean => {
  const field = path.join('.')
  return namedFields(json).some((named) => named !== '' && (field === named || field.startsWith(`${named}.`)))
}

function namedFields(json: unknown): string[] {
  if (!isObject(json) || !Array.isArray(json['errors'])) return []
  return json['errors'].map((error: unknown) => (isObject(error) ? String(error['field']) : ''))
}
