import { expect, test } from 'vitest'
import { versionsForm, withVersions } from './versions-form.ts'

const TRAIN = { ospId: 'pr-1', name: 'Train', kind: 'PRODUCT' as const, versions: [3, 2, 1] }
const BIKE = { ospId: 'pr-2', name: 'Bike', kind: 'PRODUCT' as const, versions: [1] }
const company = {
  ospId: 'ca-1',
  version: 1,
  active: true,
  userCount: 0,
  data: {
    extId: 'A',
    name: 'A',
    paymentType: 'PREPAID' as const,
    partner: { ospId: 'p-1', name: 'P' },
    selectedProducts: ['pr-1', 'pr-2'],
    selectedVersions: [
      { ospId: 'pr-1', version: 2 },
      { ospId: 'sr-1', version: 1 },
    ],
  },
}

test('G163 only products and services with several versions are listed', () => {
  expect(withVersions([TRAIN, BIKE], company)).toEqual([TRAIN])
  expect(withVersions([{ ...TRAIN, ospId: 'pr-9' }], company)).toEqual([])
})

test('G163 a version can be selected, and reset to the newest; versions of other items stay', () => {
  const { toForm, toBody } = versionsForm([TRAIN]).editing
  expect(toForm(company)).toEqual({ versions: { 'pr-1': '2' } })
  expect(toBody(toForm(company), company).data).toEqual({})
  expect(toBody({ versions: { 'pr-1': '1' } }, company).data.selectedVersions).toEqual([
    { ospId: 'sr-1', version: 1 },
    { ospId: 'pr-1', version: 1 },
  ])
  expect(toBody({ versions: { 'pr-1': '' } }, company).data.selectedVersions).toEqual([
    { ospId: 'sr-1', version: 1 },
  ])
})
