/** Reads many records of each operation: each response is as documented, and each listed record can be read. */
import { type Actor, mayCall } from '../actors.ts'
import { isGood } from '../exchange.ts'
import { fillSlot, slotsOf } from '../requests/pool.ts'
import { goodExchange } from '../requests/recipes.ts'
import { observers, type Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import type { Law } from './law.ts'
import { isPublic, perOperation } from './per-operation.ts'

/** The maximum number of records that are read. They are spread over the records that the lists contain. */
const MAX_RECORDS = 16

export const records: Law = {
  id: 'records',
  title: 'Each listed record can be read, and is returned as documented',
  family: 'answer',
  level: 'laws',
  writes: false,
  isUniversal: true,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) =>
        operation.reads && !isPublic(operation) && operation.responses.get(200)?.schema !== undefined,
      async (trial, operation) => {
        const resource = suite.model.resources.find(({ read }) => read === operation.id)
        for (const actor of observers(suite, operation)) {
          const accepted = await goodExchange(trial, operation, actor)
          const [slot] = accepted ? slotsOf(suite.api, suite.model, accepted.call) : []
          if (!accepted || !slot) continue
          const listed = await idsListedBy(trial, resource, actor)
          const ids = [...new Set([...listed, ...trial.ids(actor, slot.kinds)])]
          const step = Math.max(1, Math.floor(ids.length / MAX_RECORDS))
          for (let at = 0; at < ids.length; at += step) {
            const id = ids[at] ?? ''
            const read = await trial.send(fillSlot(accepted.call, slot, id), actor)
            if (isGood(read) || !listed.includes(id)) continue
            trial.report({
              operation: operation.id,
              place: 'a record of a list',
              expected: `200 for ${id}, which a list shows to ${actor.name}`,
              actual: String(read.status),
            })
          }
        }
        return undefined
      },
    ),
}

/** Identifiers of the records that the resource's own list contains. */
async function idsListedBy(
  trial: Trial,
  resource: Suite['model']['resources'][number] | undefined,
  actor: Actor,
): Promise<string[]> {
  if (resource?.list === undefined) return []
  const list = trial.suite.api.operation(resource.list)
  const exchange = mayCall(list, actor) ? await goodExchange(trial, list, actor) : undefined
  return exchange ? trial.idsIn(exchange, resource.kind) : []
}
