/**
 * The operations that a run needs in addition to the selected ones: operations that list, create and show the records
 * that these name.
 */
import type { Operation } from './api.ts'
import { slotsOf } from './requests/pool.ts'
import type { Suite } from './suite.ts'

/** The selected operations, and the ones that their requests depend on. */
export function neededBy(suite: Suite, includes: (id: string) => boolean): Set<string> {
  const { api, model } = suite
  const needed = new Set<string>()
  const kinds = new Set<string>()
  const add = (operation: Operation): void => {
    if (needed.has(operation.id)) return
    needed.add(operation.id)
    for (const id of model.after(operation.id)) add(api.operation(id))
    const { seenIn, undoneBy } = model.write(operation.id) ?? {}
    for (const id of [seenIn, undoneBy]) if (id !== undefined) add(api.operation(id))
    for (const kind of kindsNamedBy(suite, operation)) addKind(kind)
  }
  const addKind = (kind: string): void => {
    if (kinds.has(kind)) return
    kinds.add(kind)
    for (const operation of api.operations)
      if (operation.reads && model.subject(operation) === kind) add(operation)
    const resource = model.resources.find((one) => one.kind === kind)
    for (const id of [resource?.list, resource?.read, resource?.create])
      if (id !== undefined) add(api.operation(id))
  }
  for (const operation of api.operations) if (includes(operation.id)) add(operation)
  return needed
}

/** The kinds of records that requests of an operation name. */
function kindsNamedBy({ api, model }: Suite, operation: Operation): string[] {
  const bodies = operation.body?.examples ?? []
  return (bodies.length > 0 ? bodies : [undefined]).flatMap((body) =>
    slotsOf(api, model, { operation, body }).flatMap(({ kinds }) => kinds),
  )
}
