/** Looks for what the contract documents of records and no answer showed yet: few records have everything. */
import type { JsonSchema } from '../contract-types.ts'
import { type Api, type Operation, propertiesOf } from './api.ts'
import { isLacking } from './coverage.ts'
import type { Call } from './exchange.ts'
import { fillSlot, readSlot, slotsOf } from './pool.ts'
import { unsent } from './recipes.ts'
import { isPaged } from './rows.ts'
import { inTrial } from './run.ts'
import { actorsFor, type Suite } from './suite.ts'
import type { Trial } from './trial.ts'

/** Records that a read is asked for, at most. */
const MOST = 150
const PAGE = 200
const DEPTH = 12

/** Asks reads of one record for others, and lists for a longer page, as long as something in their answers was never met. */
export async function seek(suite: Suite, includes: (id: string) => boolean): Promise<void> {
  for (const operation of suite.api.operations) {
    if (!operation.reads || !includes(operation.id) || suite.missing.has(operation.id)) continue
    const schemas = schemasOf(suite.api, operation)
    const isOpen = () => isLacking(suite.ledger, (name) => schemas.has(name))
    const context = { law: 'met', family: 'coverage', name: operation.id } as const
    if (isOpen()) await inTrial(suite, context, (trial) => askForOthers(trial, operation, isOpen))
  }
}

/** As the one who may see most. */
async function askForOthers(trial: Trial, operation: Operation, isOpen: () => boolean): Promise<void> {
  const { suite } = trial
  const ready = await unsent(trial, operation, actorsFor(suite, operation).at(-1))
  if (!ready) return
  const { actor } = ready
  const call = isPaged(suite.api, operation) ? withPage(ready.call) : ready.call
  if (call !== ready.call) await trial.send(call, actor)
  const [slot] = slotsOf(suite.api, suite.model, call)
  if (!slot) return
  for (const list of suite.api.operations.filter((one) => isListOf(suite, one, slot.kinds))) {
    const first = await unsent(trial, list, actor)
    if (first) await trial.send(withPage(first.call), actor)
  }
  const ids = trial.ids(actor, slot.kinds).filter((id) => id !== readSlot(call, slot))
  for (const id of ids.slice(0, MOST)) if (isOpen()) await trial.send(fillSlot(call, slot, id), actor)
}

const withPage = (call: Call): Call => ({ ...call, query: { ...call.query, size: PAGE } })

const isListOf = ({ api, model, missing }: Suite, one: Operation, kinds: readonly string[]): boolean =>
  one.reads && isPaged(api, one) && !missing.has(one.id) && kinds.includes(model.subject(one) ?? '')

/** The names of the schemas that an answer can show. */
function schemasOf(api: Api, operation: Operation): Set<string> {
  const names = new Set<string>([operation.id])
  const visit = (raw: JsonSchema | undefined, depth: number): void => {
    const name = raw?.$ref?.split('/').at(-1)
    if (!raw || depth > DEPTH || (name !== undefined && names.has(name))) return
    if (name !== undefined) names.add(name)
    const schema = api.schema(raw)
    visit(schema['items'] as JsonSchema | undefined, depth + 1)
    for (const part of Object.values(propertiesOf(schema))) visit(part, depth + 1)
  }
  visit(operation.responses.get(200)?.schema, 0)
  return names
}
