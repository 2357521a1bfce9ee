import { expect, test } from 'vitest'
import { monthKey } from '@/base/dates.ts'
import { months, reportsQuery, toFilter } from './reports-query.ts'

test('R151, G158 the current month is the last selectable one, also in an address', () => {
  expect(months()[0]).toBe(monthKey())
  expect(reportsQuery.monthTo.read(monthKey())).toBe(monthKey())
  expect(reportsQuery.monthTo.read(monthKey(1))).toBeUndefined()
  expect(reportsQuery.monthTo.read('soon')).toBeUndefined()
})

test('months in the wrong order are swapped', () => {
  const none = { type: undefined, monthFrom: undefined, monthTo: undefined, downloaded: undefined }
  expect(toFilter({ ...none, monthFrom: '202610', monthTo: '202608' }, 'ca-1')).toEqual({
    corporateAccountOspId: 'ca-1',
    monthFrom: '202608',
    monthTo: '202610',
  })
  expect(toFilter({ ...none, type: 'USAGE_DETAIL', downloaded: false }, undefined)).toEqual({
    reportType: 'USAGE_DETAIL',
    downloaded: false,
  })
})
