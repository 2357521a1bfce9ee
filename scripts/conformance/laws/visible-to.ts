/** Records and fields that a schema's `x-visible-to` reserves for some roles are shown to these roles only. */
import type { VisibleTo } from '../../../openapi/contract-types.ts'
import { type Actor, mayCall } from '../actors.ts'
import { type Operation, propertiesOf } from '../api.ts'
import { type Exchange, isGood } from '../exchange.ts'
import { idOf } from '../identity.ts'
import { at, isObject, isSame, type Json } from '../json.ts'
import { fillSlot, slotsOf } from '../requests/pool.ts'
import { goodExchange } from '../requests/recipes.ts'
import { longestPage, pagingOf, rowSchema, rowsOf } from '../rows.ts'
import type { Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import type { Law } from './law.ts'
import { isPublic, isRefresh, perOperation } from './per-operation.ts'

/** The number of reserved records that another actor requests. */
const RECORDS = 12

export const visibleTo: Law = {
  id: 'visible-to',
  title: 'What `x-visible-to` reserves for some roles is shown to these and to nobody else',
  family: 'access',
  level: 'laws',
  writes: false,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) =>
        operation.reads &&
        !isPublic(operation) &&
        !isRefresh(operation) &&
        reservedOf(suite, operation).length > 0,
      async (trial, operation) => {
        const callers = suite.actors.filter((actor) => mayCall(operation, actor))
        const reserved: Json[] = []
        const read = await readsBy(trial, operation, callers)
        for (const rule of reservedOf(suite, operation)) {
          const shown = read.flatMap(({ exchange, actor, records }) => {
            const some = records.filter((record) => isReserved(record, rule))
            if (some.length > 0 && !isAllowed(actor, rule)) report(trial, exchange, actor, rule, some[0])
            return isAllowed(actor, rule) ? some : []
          })
          reserved.push(...shown)
          const missed = read.find(({ actor, records }) => isAllowed(actor, rule) && records.length > 0)
          if (shown.length === 0 && missed && rule.where === undefined)
            report(trial, missed.exchange, missed.actor, rule, undefined)
          if (rule.where) await requestHidden(trial, operation, callers, rule)
        }
        return undefined
      },
    ),
}

/** The data that only some callers of the operation may see. */
export const reservedOf = ({ api }: Suite, operation: Operation): readonly VisibleTo[] =>
  (rowSchema(api, operation) ?? api.schema(operation.responses.get(200)?.schema))['x-visible-to'] ?? []

/** A caller with all permissions sees everything. */
const isAllowed = ({ roles }: Actor, rule: VisibleTo): boolean =>
  roles.includes('ospadmin') || rule.roles.some((role) => roles.includes(role))

const isReserved = (record: Json, { where = {}, fields }: VisibleTo): boolean =>
  Object.entries(where).every(([path, value]) => isSame(at(record, path.split('.')), value)) &&
  (fields === undefined || fields.some((path) => at(record, path.split('.')) !== undefined))

interface ReadBy {
  exchange: Exchange
  actor: Actor
  records: readonly Json[]
}

/** The data that each actor sees. For a list, it is the longest page. */
async function readsBy(trial: Trial, operation: Operation, actors: readonly Actor[]): Promise<ReadBy[]> {
  const { api } = trial.suite
  const isList = rowSchema(api, operation) !== undefined
  const found: ReadBy[] = []
  for (const actor of actors) {
    const accepted = await goodExchange(trial, operation, actor)
    if (!accepted) continue
    const paging = pagingOf(api, operation)?.query(0, longestPage(api, operation)) ?? {}
    const query = { ...accepted.call.query, ...paging }
    const exchange = isList ? await trial.send({ ...accepted.call, query }, actor) : accepted
    const records = isList ? rowsOf(exchange) : [exchange.json].filter(isObject)
    if (isGood(exchange)) found.push({ exchange, actor, records })
  }
  return found
}

/**
 * Checks that nobody else gets reserved records by requesting them: by the filter of a list, or by the record's
 * identifier.
 */
async function requestHidden(
  trial: Trial,
  operation: Operation,
  callers: readonly Actor[],
  rule: VisibleTo,
): Promise<void> {
  const { api, model } = trial.suite
  const { where = {} } = rule
  const names = Object.keys(propertiesOf(api.schema(operation.body?.schema)))
  const isFilter = Object.keys(where).every((path) => names.includes(path))
  const list = isFilter
    ? operation
    : api.operation(
        model.resources.find(({ kind }) => kind === model.subject(operation))?.list ?? operation.id,
      )
  const observer = callers.find((actor) => isAllowed(actor, rule) && mayCall(list, actor))
  const all = observer && (await trial.send({ operation: list, query: {}, body: where }, observer))
  const ids = all && isGood(all) ? rowsOf(all).flatMap((row) => idOf(row) ?? []) : []
  for (const actor of callers) {
    if (isAllowed(actor, rule)) continue
    const accepted = await goodExchange(trial, operation, actor)
    const [slot] = accepted ? slotsOf(api, model, accepted.call) : []
    const calls = !accepted
      ? []
      : isFilter
        ? [{ ...accepted.call, body: { ...(accepted.call.body as object), ...where } }]
        : slot
          ? ids.slice(0, RECORDS).map((id) => fillSlot(accepted.call, slot, id))
          : []
    for (const call of calls) {
      const exchange = await trial.send(call, actor)
      if (isGood(exchange))
        report(trial, exchange, actor, rule, rowsOf(exchange)[0] ?? (exchange.json as Json))
    }
  }
}

function report(
  trial: Trial,
  exchange: Exchange,
  actor: Actor,
  { where, fields, roles }: VisibleTo,
  record: Json | undefined,
): void {
  const what = fields?.join(', ') ?? JSON.stringify(where)
  trial.report({
    operation: exchange.call.operation.id,
    place: `${what} for ${isAllowed(actor, { roles }) ? 'a role that sees it' : 'other roles'}`,
    expected: record ? `not for ${actor.name}, only for ${roles.join(', ')}` : `for ${actor.name}`,
    actual: record ? `it is shown of ${idOf(record) ?? 'a record'}` : 'no record shows it',
    steps: [exchange],
  })
}
