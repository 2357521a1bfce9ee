/** States which laws could not be tried on a partial server, and which missing operations are the reason. */
import type { Law } from '../laws/law.ts'
import type { Outcome } from '../run.ts'
import type { Suite } from '../suite.ts'
import type { Untried } from './summary.ts'

export function untriedLaws(
  suite: Suite,
  laws: readonly Law[],
  outcomes: readonly Outcome[],
  includes: (id: string) => boolean,
): Untried[] {
  if (suite.missing.size === 0) return []
  // A run that only reads leaves out the laws that write, whatever the target has.
  const tried = laws.filter(({ writes }) => !(suite.readOnly && writes))
  return tried.flatMap((law) => {
    const own = outcomes.filter((outcome) => outcome.law === law)
    const wanting = [...wholeLaw(suite, law, own, includes), ...singleCases(suite, own)]
    return wanting.length > 0 ? [{ law: law.id, title: law.title, wanting }] : []
  })
}

/** A law without a single tried case: the operations to which it applies. */
function wholeLaw(
  suite: Suite,
  law: Law,
  outcomes: readonly Outcome[],
  includes: (id: string) => boolean,
): Untried['wanting'] {
  if (outcomes.some(({ skipped }) => skipped === undefined)) return []
  const all = [...law.cases({ ...suite, missing: new Set() })].flatMap(({ operations }) => operations)
  const operations = [...new Set(all)].filter((id) => suite.missing.has(id) && includes(id))
  return operations.length > 0 ? [{ what: 'all of it', operations }] : []
}

/** Reasons that another operation could remove. Missing permissions are not among them. */
const LACKS_DATA = /could (not )?be|was accepted|in such a state|shows no version/

/** Cases that were skipped on operations that the target has, because operations on which they build are missing. */
const singleCases = (suite: Suite, outcomes: readonly Outcome[]): Untried['wanting'] =>
  outcomes
    .filter(({ skipped }) => skipped !== undefined && LACKS_DATA.test(skipped))
    .flatMap(({ name, operations, skipped }) => {
      const missing = operations
        .flatMap((id) => neighboursOf(suite, id))
        .filter((id) => suite.missing.has(id))
      return missing.length > 0
        ? [{ what: `${name}: ${skipped ?? ''}`, operations: [...new Set(missing)] }]
        : []
    })

/** The operations with which the laws prepare, read back and undo an operation. */
function neighboursOf({ api, model }: Suite, id: string): string[] {
  const kind = model.subject(api.operation(id))
  const resource = model.resources.find((one) => one.kind === kind)
  const { seenIn, undoneBy, refusedAfter = [], refusedIn = [] } = model.write(id) ?? {}
  const steps = refusedIn.flatMap(({ first = [] }) => first.map(({ operation }) => operation))
  const all = [
    seenIn,
    undoneBy,
    ...refusedAfter,
    ...steps,
    ...model.after(id),
    resource?.create,
    resource?.read,
  ]
  return [...all, resource?.list].filter((one) => one !== undefined && one !== id) as string[]
}
