import { expect, test } from 'vitest'
import type { UserGroup } from './group-actions.ts'
import { groupForm } from './group-form.ts'

const { toForm, toBody: toUpdate, fieldOf } = groupForm.editing

const group: UserGroup = {
  ospId: 'g-1',
  version: 3,
  isDefault: false,
  userCount: 0,
  productCount: 0,
  data: {
    active: true,
    extId: 'NIGHT_SHIFT',
    description: 'Bakers',
    corporateAccount: { ospId: 'ca-1', name: 'A' },
  },
}

test('R181 the fields show spaces for underscores', () => {
  expect(toForm(group)).toEqual({ name: 'NIGHT SHIFT', description: 'Bakers' })
})

test('R181 an unchanged name is not sent; a changed one is sent as typed', () => {
  expect(toUpdate(toForm(group), group)).toEqual({ ospId: 'g-1', version: 3, data: {} })
  expect(toUpdate({ ...toForm(group), name: 'Day shift' }, group).data).toEqual({ extId: 'Day shift' })
})

test('an emptied description is removed, a missing one is not sent', () => {
  expect(toUpdate({ ...toForm(group), description: undefined }, group).data).toEqual({ description: null })
  const { toBody: toCreation } = groupForm.creating({ corporateAccount: { ospId: 'ca-1' } })
  expect(toCreation({ name: 'Day shift', description: '  ' })).toEqual({
    extId: 'Day shift',
    corporateAccount: { ospId: 'ca-1' },
  })
})

test('the field of the name has another name in the requests', () => {
  expect(['extId', 'data.extId', 'data.description'].map(fieldOf)).toEqual(['name', 'name', 'description'])
})
