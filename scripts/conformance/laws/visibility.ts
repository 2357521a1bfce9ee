/**
 * The data of others in a response: it names only companies that the caller may see, and platform staff see everything
 * that any other caller sees.
 */
import { type Actor, mayCall } from '../actors.ts'
import { isGood } from '../exchange.ts'
import { idOf, identityOf } from '../identity.ts'
import { at, isSame, type Json, objects } from '../json.ts'
import { goodExchange } from '../requests/recipes.ts'
import { isPaged, longestPage, pagingOf, rowSchema, rowsOf } from '../rows.ts'
import { observers } from '../suite.ts'
import type { Trial } from '../trial.ts'
import { sharedFields } from './agreement.ts'
import type { Law } from './law.ts'
import { isPublic, isRefresh, perOperation } from './per-operation.ts'

export const visibility: Law = {
  id: 'visibility',
  title:
    'A response names no company that the caller may not see, and staff sees what others see, and the same of it',
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
        operation.responses.get(200)?.schema !== undefined,
      async (trial, operation) => {
        for (const actor of observers(suite, operation)) {
          if (actor.roles.includes('ospadmin')) continue
          const accepted = await goodExchange(trial, operation, actor)
          if (!accepted) continue
          const paging = pagingOf(suite.api, operation)
          const query = { ...accepted.call.query, ...paging?.query(0, longestPage(suite.api, operation)) }
          const call = { ...accepted.call, query }
          const read = await trial.send(call, actor)
          if (!isGood(read)) continue
          const visibleCompanies = await companiesOf(trial, actor)
          const stranger = visibleCompanies && companiesIn(read.json).find((id) => !visibleCompanies.has(id))
          if (stranger !== undefined)
            trial.report({
              operation: operation.id,
              place: 'a company in the response',
              expected: `only companies that ${actor.name} may see`,
              actual: stranger,
              steps: [read],
            })
          const staff = suite.actors.find((one) => one.roles.includes('ospadmin') && mayCall(operation, one))
          if (!staff || rowSchema(suite.api, operation) === undefined) continue
          const all = await trial.send(call, staff)
          const ids = new Set(rowsOf(all).map(identityOf))
          const other = differing(rowsOf(read), rowsOf(all))
          if (other && isGood(all))
            trial.report({
              operation: operation.id,
              place: `${other.name} for another caller`,
              expected: `the same for ${actor.name} and ${staff.name}: ${other.theirs}`,
              actual: `${other.own} for ${other.id}`,
              steps: [all, read],
            })
          const hidden = rowsOf(read).find((row) => idOf(row) !== undefined && !ids.has(identityOf(row)))
          const isWhole =
            !isPaged(suite.api, operation) || rowsOf(all).length < longestPage(suite.api, operation)
          if (hidden && isWhole && isGood(all))
            trial.report({
              operation: operation.id,
              place: 'what staff sees',
              expected: `${identityOf(hidden)} for ${staff.name}, since ${actor.name} sees it`,
              actual: 'it is missing',
              steps: [read, all],
            })
        }
        return undefined
      },
    ),
}

/** A field of a record that two callers see with different values. */
function differing(rows: readonly Json[], others: readonly Json[]) {
  const byId = new Map(others.map((row) => [idOf(row), row]))
  for (const row of rows) {
    const other = idOf(row) === undefined ? undefined : byId.get(idOf(row))
    const paths =
      other &&
      sharedFields(row, other).find(([path, otherPath]) => !isSame(at(row, path), at(other, otherPath)))
    const [path, otherPath] = paths ?? []
    if (path && otherPath)
      return {
        id: idOf(row),
        name: path.join('.'),
        own: JSON.stringify(at(row, path)),
        theirs: JSON.stringify(at(other, otherPath)),
      }
  }
  return undefined
}

/** The companies that responses of other operations show an actor, or `undefined` if the target has no list of them. */
async function companiesOf(trial: Trial, actor: Actor): Promise<Set<string> | undefined> {
  const { api, model, missing } = trial.suite
  const whoAmI = await trial.send({ operation: api.operation('getUser'), body: {} }, actor)
  const own = at(whoAmI.json, ['corporateAccount', 'ospId']) ?? at(whoAmI.json, ['corporateAccountOspId'])
  if (typeof own === 'string') return new Set([own])
  const listed = model.resources.find(({ kind }) => kind === COMPANY)?.list
  if (listed === undefined || missing.has(listed) || !mayCall(api.operation(listed), actor)) return undefined
  const list = api.operation(listed)
  const query = pagingOf(api, list)?.query(0, longestPage(api, list)) ?? {}
  const read = await trial.send({ operation: list, query, body: {} }, actor)
  return isGood(read) ? new Set(rowsOf(read).flatMap((row) => idOf(row) ?? [])) : undefined
}

const COMPANY = 'corporateaccount'

/** The companies that the rows of a response belong to. */
const companiesIn = (json: unknown): string[] =>
  [...objects(json)].flatMap(({ value }) =>
    [value['corporateAccountOspId'], at(value, ['corporateAccount', 'ospId'])].filter(
      (id) => typeof id === 'string',
    ),
  )
