/** A read changes no data, and a second identical read gets the same response. */
import { differences } from '../json.ts'
import { type Exchange, isGood } from '../exchange.ts'
import { goodExchange } from '../requests/recipes.ts'
import { fileProblem } from '../requests/file-types.ts'
import type { Trial } from '../trial.ts'
import type { Law } from './law.ts'
import { isRefresh, perOperation } from './per-operation.ts'

export const reads: Law = {
  id: 'reads',
  title: 'A read changes no data, and repeated it returns the same',
  family: 'state',
  level: 'operations',
  writes: false,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) => operation.reads && !isRefresh(operation),
      async (trial, operation) => {
        const before = await trial.state()
        const first = await goodExchange(trial, operation)
        if (!first) return { skipped: 'no request was accepted to start from' }
        const second = await trial.send(first.call, first.actor)
        const changed = differences(first.json, second.json)
        if (second.status !== first.status || changed.length > 0)
          trial.report({
            operation: operation.id,
            place: 'the same question again',
            expected: 'the same response',
            actual:
              second.status === first.status
                ? `differs in ${changed.slice(0, 5).join(', ')}`
                : String(second.status),
            steps: [first, second],
          })
        if (before !== undefined && (await trial.state()) !== before)
          trial.report({
            operation: operation.id,
            place: 'after reading',
            expected: 'a read changes nothing',
            actual: 'stored data has changed',
          })
        return undefined
      },
    ),
}

/** The content of a file matches its content type, and its name the one that its record shows. */
export const files: Law = {
  id: 'files',
  title: 'The content of a file matches its content type, and its name the one that its record shows',
  family: 'answer',
  level: 'operations',
  writes: false,
  isUniversal: true,
  cases: (suite) =>
    perOperation(
      suite,
      ({ responses, reads: isRead }) =>
        isRead && [...(responses.get(200)?.types ?? [])].some((type) => type !== 'application/json'),
      async (trial, operation) => {
        const first = await goodExchange(trial, operation)
        if (!first) return { skipped: 'no request was accepted to start from' }
        for (const accepted of [first, ...(await inOtherFormats(trial, first))]) expectType(trial, accepted)
        expectName(trial, first)
        return undefined
      },
    ),
}

/** The same file in each other format that the path can name by its suffix. */
async function inOtherFormats(trial: Trial, { call, actor }: Exchange): Promise<Exchange[]> {
  const found: Exchange[] = []
  for (const [name, value] of Object.entries(call.path ?? {}))
    for (const suffix of Object.keys(SUFFIXES)) {
      const other = String(value).replace(/\.(xlsx|csv|pdf|xml)$/, `.${suffix}`)
      if (other === value || !/\.\w+$/.test(other)) continue
      const exchange = await trial.send({ ...call, path: { ...call.path, [name]: other } }, actor)
      if (isGood(exchange)) found.push(exchange)
    }
  return found
}

/** The content of a file matches the type in its header, or else the type of its suffix. */
function expectType(trial: Trial, accepted: Exchange): void {
  const { operation, path = {} } = accepted.call
  const declaredType = (accepted.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? ''
  const suffix = /\.(\w+)$/.exec(String(Object.values(path).at(-1)))?.[1] ?? ''
  const type = declaredType === 'application/octet-stream' ? (SUFFIXES[suffix] ?? declaredType) : declaredType
  const problem = fileProblem(type, accepted.bytes)
  if (problem === undefined) return
  trial.report({
    operation: operation.id,
    place: `200 ${type}`,
    expected: `a file of type ${type}`,
    actual: problem,
    steps: [accepted],
  })
}

/** A download has the file name that the record shows. */
function expectName(trial: Trial, accepted: Exchange): void {
  const { call, actor, headers } = accepted
  const [, name] = /filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '') ?? []
  for (const id of actor && name !== undefined ? Object.values(call.path ?? {}) : []) {
    const shown = actor && trial.record(actor, String(id))?.['fileName']
    if (typeof shown !== 'string' || shown === '' || shown === name) continue
    trial.report({
      operation: call.operation.id,
      place: 'Content-Disposition',
      expected: `the file name that the record shows, ${shown}`,
      actual: String(name),
      steps: [accepted],
    })
  }
}

/** The content types of files by their suffix. */
const SUFFIXES: Readonly<Record<string, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  pdf: 'application/pdf',
  xml: 'application/xml',
}
