import { describe, expect, test } from 'vitest'
import { rolesToShow, whyNotGrant, whyNotRemove } from './role-rules.ts'

const role = (name: string, assignable: boolean, isHeld = false) => ({
  role: name,
  label: name,
  assignable,
  isHeld,
})
const someone = {
  ospId: 'u-1',
  roles: ['user_manager', 'night_owl'],
  anonymized: false,
  classification: 'admin' as const,
}
const manager = { ospId: 'u-9', roles: ['user_manager'] }

describe('roles of a person', () => {
  test("G034 the person's roles come first, including unknown ones, then the other roles of the platform", () => {
    const all = [role('user_manager', true), role('invoice_manager', false)]
    const shown = rolesToShow({ held: [role('night_owl', false), role('user_manager', true)], all })
    expect(shown.map(({ role: name, isHeld }) => [name, isHeld])).toEqual([
      ['night_owl', true],
      ['user_manager', true],
      ['invoice_manager', false],
    ])
  })

  test('R077 only roles that the server calls assignable can be granted', () => {
    expect(whyNotGrant(role('user_manager', true), someone, manager)).toBeUndefined()
    expect(whyNotGrant(role('invoice_manager', false), someone, manager)).toBe('notHeld')
    const gone = { ...someone, anonymized: true }
    expect(whyNotGrant(role('user_manager', true), gone, manager)).toBe('anonymized')
  })

  test('R078 a user manager can grant the company budget to an app user, and to nobody else', () => {
    const budget = role('company_budget_manager', false)
    const appUser = { ...someone, classification: 'mobile' as const }
    expect(whyNotGrant(budget, appUser, manager)).toBeUndefined()
    expect(whyNotGrant(budget, someone, manager)).toBe('notHeld')
    expect(whyNotGrant(role('invoice_manager', false), appUser, manager)).toBe('notHeld')
    expect(whyNotGrant(budget, appUser, { ...manager, roles: ['invoice_manager'] })).toBe('notHeld')
  })

  test('R074 a contact cannot get a role, and nobody else can become a contact', () => {
    const contact = { ...someone, classification: 'contact' as const }
    expect(whyNotGrant(role('user_manager', true), contact, manager)).toBe('contactOnly')
    expect(whyNotGrant(role('contact_user', true), someone, manager)).toBe('contactOnly')
  })

  test('R077 a role that the viewer lacks, a role of the viewer and the last role cannot be removed', () => {
    expect(whyNotRemove(role('user_manager', true), someone, manager)).toBeUndefined()
    expect(whyNotRemove(role('user_manager', false), someone, manager)).toBe('notHeld')
    expect(whyNotRemove(role('user_manager', true), someone, someone)).toBe('ownRole')
    expect(whyNotRemove(role('user_manager', true), { ...someone, roles: ['user_manager'] }, manager)).toBe(
      'lastRole',
    )
  })
})
