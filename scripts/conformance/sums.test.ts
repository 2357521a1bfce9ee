import { expect, test } from 'vitest'
import { contractCheck } from '../../mocks/app.ts'
import { readDocument } from '../../mocks/document.ts'
import { readApi } from './api.ts'
import { sumViolation } from './sums.ts'

const api = readApi(readDocument(), await contractCheck(), () => undefined)
const violation = (operation: string, json: unknown) => sumViolation(api, api.operation(operation), json)
const invoice = (openAmount: number) => ({
  amountVatIncl: 121.3,
  paidAmount: 21.2,
  openAmount,
  payments: [{ amount: 20 }, { amount: 1.2 }],
})
const group = (resourceCount: number, activeResourceCount: number) => ({
  resourceCount,
  activeResourceCount,
  productCount: 0,
  resources: [{ active: true }, { active: false }],
  products: [],
})

test('amounts agree within half a cent, in each row of a page', () => {
  expect(violation('findInvoicesByFilter', { content: [invoice(100.1)] })).toBeUndefined()
  expect(violation('findInvoicesByFilter', { content: [invoice(100.1), invoice(100.11)] })).toBe(
    'openAmount = amountVatIncl - paidAmount: 100.11 beside 100.1',
  )
})

test('a count equals the length of a list, or the number of its items with a true field', () => {
  expect(violation('getResourceGroup', group(2, 1))).toBeUndefined()
  expect(violation('getResourceGroup', group(3, 1))).toBe('resourceCount = count(resources): 3 beside 2')
  expect(violation('getResourceGroup', group(2, 2))).toBe(
    'activeResourceCount = count(resources.active): 2 beside 1',
  )
})

test('a record without the field has nothing to compare', () => {
  expect(violation('findInvoicesByFilter', { content: [{}] })).toBeUndefined()
})
