import { describe, expect, test } from 'vitest'
import { rolesToShow, whyNotGrant, whyNotRemove } from './role-rules.ts'

const role = (name: string, assignable: boolean, isHeld = false) => ({
  role: name,
  label: name,
  assignable,
  isHeld,
})
const someone = { ospId: 'u-1', roles: ['user_manager', 'night_owl'], anonymized: false }

describe('roles of a person', () => {
  test('G034 show what is held, unknown ones too, before the rest of the platform', () => {
    const all = [role('user_manager', true), role('invoice_manager', false)]
    const shown = rolesToShow({ held: [role('night_owl', false), role('user_manager', true)], all })
    expect(shown.map(({ role: name, isHeld }) => [name, isHeld])).toEqual([
      ['night_owl', true],
      ['user_manager', true],
      ['invoice_manager', false],
    ])
  })

  test('R077 grant only what the server calls assignable', () => {
    expect(whyNotGrant(role('user_manager', true), someone)).toBeUndefined()
    expect(whyNotGrant(role('invoice_manager', false), someone)).toBe('notHeld')
    expect(whyNotGrant(role('user_manager', true), { anonymized: true })).toBe('anonymized')
  })

  test('R077 take away neither what one does not hold, nor an own role, nor the last', () => {
    const viewer = { ospId: 'u-9' }
    expect(whyNotRemove(role('user_manager', true), someone, viewer)).toBeUndefined()
    expect(whyNotRemove(role('user_manager', false), someone, viewer)).toBe('notHeld')
    expect(whyNotRemove(role('user_manager', true), someone, someone)).toBe('ownRole')
    expect(whyNotRemove(role('user_manager', true), { ...someone, roles: ['user_manager'] }, viewer)).toBe(
      'lastRole',
    )
  })
})
