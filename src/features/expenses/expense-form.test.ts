import { expect, test } from 'vitest'
import request from '@/api/generated/requests/UpdateRecurringRequest.ts'
import { formFields } from '@/forms/form-fields.ts'
import { recurringForm, singleForm } from './expense-form.ts'
import type { Recurring } from '@/domain/events/expense-words.ts'

const { toForm, toBody: toUpdate, fieldOf } = recurringForm.editing
const { toBody: toRecurring } = recurringForm.creating({ userOspId: 'u-1' })
const { toBody: toSingle } = singleForm.creating({ userOspId: 'u-1' })

const recurring: Recurring = {
  ospId: 'rp-1',
  version: 3,
  user: { ospId: 'u-1', name: 'Jonas' },
  budget: { ospId: 'b-1', name: 'MOBILITY_BUDGET' },
  type: 'BIKE_LEASE',
  amountVatIncl: -89.5,
  vatPercentage: 21,
  description: 'Lease',
  date: '2026-01-15',
  frequency: 'MONTH',
  endDate: '2030-01-14',
  active: true,
  skippedDates: [],
  bookedCount: 0,
  createdOn: '2026-01-01T09:00:00+01:00',
}

test('R188 a single expense has no frequency; a recurring one has', () => {
  const values = {
    budgetOspId: 'b-1',
    amountVatIncl: 5,
    direction: 'off',
    vatPercentage: 21,
    description: ' Helmet ',
    date: '2026-01-01',
    type: 'RENT',
    frequency: 'YEAR',
  } as const
  expect(toSingle(values)).toEqual({
    userOspId: 'u-1',
    budgetOspId: 'b-1',
    amountVatIncl: -5,
    vatPercentage: 21,
    description: 'Helmet',
    date: '2026-01-01',
  })
  expect(toRecurring(values)).toMatchObject({ type: 'RENT', frequency: 'YEAR' })
})

test('R097 only changes are sent; an emptied value is removed', () => {
  const values = toForm(recurring)
  expect(toUpdate(values, recurring)).toEqual({ ospId: 'rp-1', version: 3, data: {} })
  const { endDate: _emptied, ...rest } = values
  expect(toUpdate({ ...rest, amountVatIncl: 95, description: ' ' }, recurring).data).toEqual({
    amountVatIncl: -95,
    description: null,
    endDate: null,
  })
})

test('R188 required values cannot be emptied', () => {
  const { isKept } = formFields(request, fieldOf, toForm(recurring))
  for (const name of ['budgetOspId', 'type', 'amountVatIncl', 'vatPercentage'])
    expect(isKept(name)).toBe(true)
  for (const name of ['description', 'endDate']) expect(isKept(name)).toBe(false)
})
