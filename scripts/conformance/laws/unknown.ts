/** A record that does not exist is a 404, for every form of identifier. */
import type { Actor } from '../actors.ts'
import { type Call, isGood } from '../exchange.ts'
import { patternOf, typesOf } from '../api.ts'
import { fillSlot, optionalSlots, readSlot, type Slot, slotsOf } from '../requests/pool.ts'
import { at, withValue } from '../json.ts'
import { acceptableCall } from '../requests/recipes.ts'
import { isShared, leavesProtected } from '../restraint.ts'
import { rowsOf } from '../rows.ts'
import { namesField } from './input.ts'
import type { Trial } from '../trial.ts'
import type { Law } from './law.ts'
import { isRefresh, perOperation } from './per-operation.ts'

const NO_UUID = ['00000000-0000-4000-8000-000000000000']
const NO_NUMBER = ['987654321']
/** How many known records are sent together with an unknown one. */
const MANY = 3
/** Valid identifiers that no record has. Some have a special meaning in JavaScript or in paths. */
const UNKNOWN_IDS = ['conformance-nobody', '__proto__', 'constructor', 'toString', '..', 'x'.repeat(64)]

export const unknown: Law = {
  id: 'unknown',
  title: 'A record that does not exist is a 404',
  family: 'input',
  level: 'operations',
  writes: true,
  isUniversal: true,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) => !isRefresh(operation) && (suite.api.statesRefusals || operation.responses.has(404)),
      async (trial, operation) => {
        const acceptable = await acceptableCall(trial, operation)
        if (!acceptable) return { skipped: 'no request was accepted to start from' }
        const { call, actor } = acceptable
        const optional = suite.api.statesRefusals ? optionalSlots(suite.api, suite.model, call) : []
        const slots = [
          ...slotsOf(suite.api, suite.model, call).filter(
            (slot) =>
              readSlot(call, slot) !== undefined && (suite.api.statesRefusals || slot.place === 'path'),
          ),
          ...optional,
        ]
        const words = unknownWords(trial, call)
        if (slots.length === 0 && words.length === 0) return { skipped: 'names no record' }
        const before = await trial.state()
        for (const slot of slots)
          for (const id of unknownIds(trial, actor, slot)) {
            // URL parsing removes `..`, so the request would be sent to another path.
            if (slot.place === 'path' && id === '..') continue
            const changed = fillSlot(call, slot, id)
            if (!leavesProtected(suite, changed)) continue
            const exchange = await trial.send(changed, actor)
            const { status, json } = exchange
            // A filter may accept an unknown identifier, but must then return no rows.
            const isFilter = operation.reads && optional.includes(slot)
            if (isFilter && isGood(exchange) && rowsOf(exchange).length === 0) continue
            const isOwn = slot.kinds.includes(suite.model.subject(operation) ?? '')
            const isReference = slots.length > 1 || !isOwn || !operation.responses.has(404)
            // Without worlds the request contains new texts, some of which may be refused first.
            if (isShared(suite) && status === 422 && !namesField(json, slot.path)) continue
            // Another contract may list further reasons to refuse it.
            if (!suite.api.statesRefusals && status >= 400) continue
            if (status !== 404 && !(isReference && status === 422 && namesField(json, slot.path)))
              trial.report({
                operation: operation.id,
                place: `404 ${slot.path.filter((step) => typeof step === 'string').join('.')}`,
                expected: `404${isFilter ? ' or no rows' : ''} for the identifier ${id}`,
                actual: `${status}${isGood(exchange) ? ` with ${rowsOf(exchange).length} rows` : ''}`,
              })
          }
        for (const { name, path } of words) {
          const { status } = await trial.send({ ...call, path }, actor)
          if (status !== 404)
            trial.report({
              operation: operation.id,
              place: `404 ${name}`,
              expected: '404 for a word that is not of the list',
              actual: String(status),
            })
        }
        if ((await trial.state()) !== before)
          trial.report({
            operation: operation.id,
            place: 'after 404',
            family: 'state',
            expected: 'a call about nothing changes nothing',
            actual: 'stored data has changed',
          })
        for (const slot of slots) await expectAllOrNothing(trial, call, actor, slot)
        return undefined
      },
    ),
}

/** Sends a list of identifiers with an unknown one at its end. What is refused must not be done in part. */
async function expectAllOrNothing(trial: Trial, call: Call, actor: Actor, slot: Slot): Promise<void> {
  const above = slot.path.slice(0, -1)
  const list = at(call[slot.place], above)
  if (!Array.isArray(list) || slot.path.at(-1) !== 0) return
  const known = trial.ids(actor, slot.kinds).filter((id) => !list.includes(id))
  for (const id of known.slice(0, MANY)) {
    const mixed = { ...call, [slot.place]: withValue(call[slot.place], above, [id, UNKNOWN_IDS[0]]) }
    if (!leavesProtected(trial.suite, mixed)) continue
    const before = await trial.state()
    const refused = await trial.send(mixed, actor)
    if (isGood(refused) || (await trial.state()) === before) continue
    trial.report({
      operation: call.operation.id,
      place: `a list with an unknown ${slot.path[0]}`,
      family: 'state',
      expected: 'a refused list changes nothing',
      actual: 'stored data has changed',
      steps: [refused],
    })
    return
  }
}

/** Path parameters with an open list of allowed words. This word is not among them. */
const unknownWords = ({ random }: Trial, { operation, path }: Call) =>
  operation.parameters
    .filter(({ in: place, schema }) => place === 'path' && schema['x-extensible'] === true)
    .map(({ name }) => ({ name, path: { ...path, [name]: random.unique() } }))

function unknownIds(trial: Trial, actor: Actor, slot: Slot): string[] {
  if (slot.schema['format'] === 'uuid') return NO_UUID
  if (typesOf(slot.schema).includes('integer')) return NO_NUMBER
  const pattern = patternOf(slot.schema) ?? /(?:)/
  return [...UNKNOWN_IDS, ...idsOfOtherKinds(trial, actor, slot)].filter((id) => pattern.test(id))
}

/** Identifiers of existing records, but of another kind than the request needs. */
function idsOfOtherKinds(trial: Trial, actor: Actor, { kinds }: Slot): string[] {
  if (kinds.length !== 1) return []
  const own = new Set(trial.ids(actor, kinds))
  return ['user', 'corporateaccount', 'usergroup']
    .filter((kind) => !kinds.includes(kind))
    .flatMap((kind) => trial.ids(actor, [kind]).slice(0, 1))
    .filter((id) => !own.has(id))
}
