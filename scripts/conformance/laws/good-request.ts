/** Each operation accepts at least one good request and responds as the contract documents. */
import { goodExchange } from '../requests/recipes.ts'
import { HELD_BACK } from '../restraint.ts'
import type { Law } from './law.ts'
import { isRefresh, perOperation } from './per-operation.ts'

export const goodRequest: Law = {
  id: 'good-request',
  title: 'Each operation accepts a good request and answers it as documented',
  family: 'coverage',
  level: 'smoke',
  writes: true,
  isUniversal: true,
  cases: (suite) =>
    perOperation(
      suite,
      () => true,
      async (trial, operation) => {
        if (isRefresh(operation)) return { skipped: 'another law covers the refresh token' }
        const exchange = await goodExchange(trial, operation)
        if (exchange) return undefined
        if (suite.heldBack.has(operation.id)) return { skipped: HELD_BACK }
        trial.report({
          operation: operation.id,
          place: '2xx',
          expected: 'one request made from the examples and the listed records is accepted',
          actual: `none was; the last statuses were ${statuses(trial.exchanges.map(({ status }) => status))}`,
        })
        return undefined
      },
    ),
}

const statuses = (all: number[]): string => [...new Set(all.slice(-8))].join(', ')
