import { expect, test } from 'vitest'
import { differences, isCopyable, ofPartner, toCopy } from './compare-form.ts'

const bare = { extId: 'A', name: 'A', paymentType: 'PREPAID', partner: { ospId: 'p-1', name: 'P' } }

test('the order of a list, and a switch that was never set, are no difference', () => {
  expect(
    differences(
      { ...bare, selectedProducts: ['pr-1', 'pr-2'], vatLiable: false },
      { ...bare, selectedProducts: ['pr-2', 'pr-1'], usageReasons: [] },
    ),
  ).toEqual([])
  expect(
    differences(
      { ...bare, usageReasons: [{ nl: 'Opleiding', en: 'Training' }] },
      { ...bare, usageReasons: [{ en: 'Training', nl: 'Opleiding' }] },
    ),
  ).toEqual([])
  expect(differences({ ...bare, maxUsers: 5, name: 'B' }, bare)).toEqual(['maxUsers'])
})

test('a setting that a company lacks is removed if possible', () => {
  expect(isCopyable('contractType', bare)).toBe(false)
  expect(toCopy(['maxUsers', 'contractType', 'vatLiable'], bare)).toEqual({
    maxUsers: null,
    vatLiable: false,
  })
  expect(toCopy(['selectedProducts'], { ...bare, selectedProducts: ['pr-1'] })).toEqual({
    selectedProducts: ['pr-1'],
  })
})

test('G342 with its partner a company only shares what can be chosen; "all" counts as no choice', () => {
  const { settings, compared } = ofPartner({
    data: { name: 'P', partnerType: 'MSP', selectedProducts: ['pr-1'], selectedBudgetTypes: [] },
  })
  expect(differences({ ...bare, selectedProducts: ['pr-2'], maxUsers: 5 }, settings, compared)).toEqual([
    'budgetTypes',
    'selectedProducts',
  ])
  expect(toCopy(['selectedProducts', 'selectedServiceResources'], settings)).toEqual({
    selectedProducts: ['pr-1'],
  })
})
