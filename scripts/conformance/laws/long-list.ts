/** The longest list that an operation shows in one response, for the laws about lists. */
import type { Operation } from '../api.ts'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import { identityOf } from '../identity.ts'
import type { Json } from '../json.ts'
import { goodExchange } from '../requests/recipes.ts'
import { longestPage, pagingOf, rowsOf, totalOf } from '../rows.ts'
import { observers, type Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import type { Law } from './law.ts'
import { perOperation } from './per-operation.ts'

export const listLaw = (
  id: string,
  title: string,
  fits: (suite: Suite, operation: Operation) => boolean,
  check: (trial: Trial, list: LongList) => Promise<void>,
  leastRows: 1 | 2 = 2,
): Law => ({
  id,
  title,
  family: 'list',
  level: 'laws',
  writes: false,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) => operation.reads && fits(suite, operation),
      async (trial, operation) => {
        const wide = await longestList(trial, operation)
        if (!wide) return { skipped: 'no list could be read' }
        if (wide.rows.length < leastRows)
          return { skipped: `the list has ${leastRows === 1 ? 'no rows' : 'less than two rows'}` }
        await check(trial, wide)
        return undefined
      },
    ),
})

/** All rows that one actor can list on one page. */
export interface LongList {
  exchange: Exchange
  call: Call
  rows: Json[]
  ids: string[]
  request: (more: { query?: object; body?: object }) => Promise<Exchange>
}

/** The longest list that fits on one page, over all actors that may call the operation. */
async function longestList(trial: Trial, operation: Operation): Promise<LongList | undefined> {
  const { api } = trial.suite
  const maxSize = longestPage(api, operation)
  const pageOf = pagingOf(api, operation)?.query(0, maxSize) ?? {}
  let best: Exchange | undefined
  for (const actor of observers(trial.suite, operation)) {
    const accepted = await goodExchange(trial, operation, actor)
    if (!accepted) continue
    const query = { ...required(operation, accepted.call), ...pageOf }
    const tries = [{ ...accepted.call, query }]
    if (operation.body?.schema.required === undefined && operation.body?.type === 'application/json')
      tries.unshift({ ...accepted.call, query, body: {} })
    for (const call of tries) {
      const exchange = await trial.send(call, actor)
      if (isGood(exchange) && totalOf(exchange) <= maxSize && totalOf(exchange) > (best ? totalOf(best) : -1))
        best = exchange
    }
  }
  if (!best) return undefined
  const { call, actor } = best
  const rows = rowsOf(best)
  return {
    exchange: best,
    call,
    rows,
    ids: rows.map(identityOf),
    request: ({ query = {}, body }) =>
      trial.send(
        {
          ...call,
          query: { ...call.query, ...query },
          ...(body !== undefined && { body: { ...(call.body as object), ...body } }),
        },
        actor,
      ),
  }
}

const required = ({ parameters }: Operation, { query = {} }: Call): Json =>
  Object.fromEntries(
    Object.entries(query).filter(([name]) =>
      parameters.some((one) => one.name === name && one.required === true),
    ),
  )
