import { describe, expect, test } from 'vitest'
import {
  flag,
  id,
  isFiltered,
  ofPage,
  page,
  queryOfView,
  readListQuery,
  setFilters,
  size,
  sortableBy,
  sortBy,
  text,
  viewOf,
  writeListQuery,
} from './list-query.ts'

const schema = {
  search: text(),
  sort: sortBy(['lastName'], 'lastName'),
  blocked: flag(),
  group: id(),
  page: page(),
  size: size([10, 25]),
}

describe('a list reads its query from the address', () => {
  test('with all parameters', () => {
    const search = 'search=peet&sort=-lastName&blocked=no&group=g-1&page=3&size=25'
    expect(readListQuery(schema, search)).toEqual({
      search: 'peet',
      sort: '-lastName',
      blocked: false,
      group: 'g-1',
      page: 2,
      size: 25,
    })
  })

  test.each([
    ['', 'nothing given'],
    ['search=%20&sort=shoeSize&blocked=maybe&group=a%20b&page=0&size=11', 'nonsense given'],
    ['page=-1&size=1e9&sort=', 'numbers out of bounds'],
    ['page=99999999&group=', 'too large a page'],
  ])('%s falls back: %s', (search) => {
    expect(readListQuery(schema, search)).toEqual({
      search: '',
      sort: 'lastName',
      blocked: undefined,
      group: undefined,
      page: 0,
      size: 10,
    })
  })

  test("a search is cut to the contract's maximum length, counted in characters", () => {
    expect([...readListQuery(schema, `search=${'😀'.repeat(300)}`).search]).toHaveLength(200)
  })
})

describe('a list writes its query to the address', () => {
  test('defaults are left out, and parameters that do not belong to the list stay', () => {
    const search = 'search=a&sort=-lastName&page=2&corporateAccountOspId=ca-1'
    expect(writeListQuery(schema, search, { search: '', sort: 'lastName' })).toBe(
      'corporateAccountOspId=ca-1',
    )
  })

  test('R283 the page is one-based in the address', () => {
    expect(writeListQuery(schema, '', { page: 4 })).toBe('page=5')
  })

  test('changing a filter returns to the first page, changing the page keeps the filters', () => {
    expect(writeListQuery(schema, 'blocked=yes&page=5', { group: 'g-2' })).toBe('blocked=yes&group=g-2')
    expect(writeListQuery(schema, 'blocked=yes', { page: 1 })).toBe('blocked=yes&page=2')
  })
})

test('page, sorting and search do not count as filters, but a searched list is filtered', () => {
  const read = (search: string) => readListQuery(schema, search)
  expect(setFilters(schema, read('search=jo&sort=-lastName&page=2&size=25'))).toEqual([])
  expect(isFiltered(schema, read('sort=-lastName&page=2&size=25'))).toBe(false)
  expect(isFiltered(schema, read('search=jo'))).toBe(true)
  expect(setFilters(schema, read('blocked=no&group=g-1'))).toEqual(['blocked', 'group'])
  expect(isFiltered(schema, read('blocked=no'))).toBe(true)
})

describe('a saved view', () => {
  const read = (search: string) => readListQuery(schema, search)

  test('contains filters, order and rows per page, but not the search and the page', () => {
    expect(viewOf(schema, read('search=Peeters&page=3&size=25&blocked=no&sort=-lastName'))).toBe(
      'sort=-lastName&blocked=no&size=25',
    )
    expect(viewOf(schema, read('search=Peeters&page=3'))).toBe('')
    expect(viewOf({ ...schema, group: ofPage(id()) }, read('group=g-1'))).toBe('')
  })

  test('restores the saved state, and keeps parameters that do not belong to the list', () => {
    const now = 'search=jo&page=2&group=g-1&corporateAccountOspId=ca-1'
    expect(queryOfView(schema, now, 'blocked=no')).toBe('corporateAccountOspId=ca-1&blocked=no')
    expect(queryOfView(schema, now, 'blocked=perhaps&search=x&other=1')).toBe('corporateAccountOspId=ca-1')
  })
})

test('a list without a default sort keeps the order of the server until the user sorts', () => {
  const unsorted = { sort: sortableBy(['name']) }
  expect(readListQuery(unsorted, '')).toEqual({ sort: undefined })
  expect(readListQuery(unsorted, 'sort=size')).toEqual({ sort: undefined })
  expect(readListQuery(unsorted, 'sort=-name')).toEqual({ sort: '-name' })
  expect(writeListQuery(unsorted, '', { sort: 'name' })).toBe('sort=name')
})
