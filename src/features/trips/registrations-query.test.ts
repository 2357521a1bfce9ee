import { expect, test } from 'vitest'
import { readListQuery } from '@/lists/list-query.ts'
import { registrationsQuery, toFilter } from './registrations-query.ts'

const filterOf = (search: string) => toFilter(readListQuery(registrationsQuery, search), 'u-1', 2026)

test('lists the registrations of one user, optionally of a kind and a year', () => {
  expect(filterOf('')).toEqual({ userOspId: 'u-1' })
  expect(filterOf('kind=HOMEWORK&period=lastYear')).toEqual({
    userOspId: 'u-1',
    kinds: ['HOMEWORK'],
    dateFrom: '2025-01-01',
    dateTo: '2025-12-31',
  })
  expect(filterOf('kind=FLYING&period=thisYear')).toEqual({
    userOspId: 'u-1',
    dateFrom: '2026-01-01',
    dateTo: '2026-12-31',
  })
})
