import { describe, expect, test } from 'vitest'
import type { Budget } from './use-budgets-of.ts'
import { beginning, brokenSettings, budgetForm, settle, toSettings, type Definition } from './budget-form.ts'

const { toForm, toBody: toUpdate, fieldOf } = budgetForm.editing
const mobility: Definition = {
  budgetType: 'MOBILITY_BUDGET',
  name: 'Mobility budget',
  allowedFrequencies: ['YEAR', 'MANUAL'],
  allowedStrategiesPerFrequency: { YEAR: ['RESET'] },
  allowedVatStrategies: ['VAT_INCLUDED'],
  defaultAllowedFrequency: 'YEAR',
  unlimitedAllowed: false,
}
const business: Definition = {
  budgetType: 'BUSINESS_BUDGET',
  name: 'Business budget',
  allowedFrequencies: ['MONTH', 'YEAR', 'MANUAL'],
  allowedStrategiesPerFrequency: { MONTH: ['ADD', 'RESET', 'ADD_MONTHLY_RESET_YEARLY'], YEAR: ['ADD'] },
  allowedVatStrategies: ['VAT_INCLUDED', 'VAT_EXCLUDED'],
  defaultAllowedFrequency: 'MANUAL',
  unlimitedAllowed: true,
}
const budget: Budget = {
  ospId: 'b-1',
  version: 4,
  type: 'BUSINESS_BUDGET',
  ownerOspId: 'u-1',
  active: true,
  activationStatus: 'ACTIVE',
  currency: 'EUR',
  currentAmount: 10,
  limited: true,
  vatIncluded: true,
  frequency: 'MONTH',
  frequencyAmount: 50,
  transferStrategy: 'ADD',
  budgetUpperLimit: 500,
  createdOn: '2026-01-01T09:00:00+01:00',
  startActivationTime: '2026-02-01T00:00:00+01:00',
}

describe('a budget creation', () => {
  test('R187 starts with the values of its definition', () => {
    expect(beginning(mobility)).toEqual({
      type: 'MOBILITY_BUDGET',
      unlimited: false,
      vat: 'VAT_INCLUDED',
      frequency: 'YEAR',
      transferStrategy: 'RESET',
      equalToRecurring: true,
    })
  })

  test('R152, R186, R187 values that the definition does not allow are corrected; the others stay', () => {
    const values = {
      unlimited: true,
      frequency: 'MONTH',
      transferStrategy: 'ADD',
      vat: 'VAT_EXCLUDED',
    } as const
    expect(settle(values, business)).toEqual(values)
    expect(settle(values, mobility)).toEqual({
      unlimited: false,
      frequency: 'YEAR',
      transferStrategy: 'RESET',
      vat: 'VAT_INCLUDED',
    })
    expect(
      settle({ frequency: 'MANUAL', transferStrategy: 'ADD' }, business).transferStrategy,
    ).toBeUndefined()
  })

  test('R093 sends only what applies: manual, unlimited, or with its own start amount', () => {
    const values = {
      ...beginning(business),
      startAmount: 20,
      frequencyAmount: 50,
      threshold: 5,
      extId: ' a ',
    }
    expect(toSettings(values)).toEqual({
      limited: true,
      vatIncluded: true,
      frequency: null,
      startAmount: 20,
      threshold: 5,
      extId: 'a',
    })
    expect(toSettings({ ...values, unlimited: true })).toEqual({
      limited: false,
      vatIncluded: true,
      extId: 'a',
    })
    const monthly = { ...values, frequency: 'MONTH', transferStrategy: 'ADD' } as const
    expect(toSettings(monthly).startAmount).toBeUndefined()
    expect(toSettings({ ...monthly, equalToRecurring: false })).toMatchObject({ startAmount: 20 })
  })

  test('its days become date-times in Brussels; text that is not a day is kept as typed', () => {
    expect(toSettings({ ...beginning(business), from: '2026-07-01', until: '2026-12-31' })).toMatchObject({
      startActivationTime: '2026-07-01T00:00:00+02:00',
      endActivationTime: '2026-12-31T23:59:59+01:00',
    })
    expect(toSettings({ ...beginning(business), from: 'soon' })).toMatchObject({
      startActivationTime: 'soon',
    })
  })

  test('R202 needs an external id if the company requires one', () => {
    const settings = toSettings({ ...beginning(business), unlimited: true })
    expect(brokenSettings(settings, business, false)).toEqual({})
    expect(brokenSettings(settings, business, true)).toEqual({ 'data.extId': { rule: 'required' } })
    expect(brokenSettings(settings, { ...business, budgetType: 'CAFETERIA_BUDGET' }, true)).toEqual({})
  })
})

describe('a budget update', () => {
  test('sends only changed values', () => {
    expect(toUpdate(toForm(budget), budget)).toEqual({ ospId: 'b-1', version: 4, data: {} })
    expect(toUpdate({ ...toForm(budget), frequencyAmount: 60, from: '2026-03-01' }, budget).data).toEqual({
      frequencyAmount: 60,
      startActivationTime: '2026-03-01T00:00:00+01:00',
    })
  })

  test('R093 becomes manual by an empty frequency, unlimited by empty amounts', () => {
    expect(toUpdate({ ...toForm(budget), frequency: 'MANUAL' }, budget).data).toEqual({ frequency: null })
    expect(toUpdate({ ...toForm(budget), unlimited: true }, budget).data).toEqual({
      limited: false,
      budgetUpperLimit: null,
    })
  })

  test('an emptied value is removed', () => {
    expect(toUpdate({ ...toForm(budget), budgetUpperLimit: undefined }, budget).data).toEqual({
      budgetUpperLimit: null,
    })
  })
})

test('the fields have other names than the properties of the requests', () => {
  expect(['data.limited', 'data.endActivationTime', 'data.frequencyAmount'].map(fieldOf)).toEqual([
    'unlimited',
    'until',
    'frequencyAmount',
  ])
})
