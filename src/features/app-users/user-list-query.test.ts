import { expect, test } from 'vitest'
import { isFiltered, readListQuery } from '@/lists/list-query.ts'
import { toFilter, userListSchema } from './user-list-query.ts'

const read = (search: string) => readListQuery(userListSchema, search)

test('R272 a list of app users starts with 25 of the company, by last name', () => {
  const query = read('')
  expect(query).toMatchObject({ page: 0, size: 25, sort: 'lastname' })
  expect(isFiltered(userListSchema, query)).toBe(false)
  expect(toFilter(query, true, 'ca-1')).toEqual({
    corporateAccountOspId: 'ca-1',
    classification: 'mobile',
    active: true,
  })
})

test('filters are combined; without a company all accessible users are requested', () => {
  const query = read('search=peet&blocked=no&twoFactor=yes&hasBudget=no&group=g-1&page=3')
  expect(isFiltered(userListSchema, query)).toBe(true)
  expect(toFilter(query, false, undefined)).toEqual({
    classification: 'mobile',
    active: false,
    search: 'peet',
    blocked: false,
    twoFactor: true,
    hasBudget: false,
    userGroupOspId: 'g-1',
  })
})
