import { describe, expect, it } from 'vitest'
import { initialsOf, tintOf } from './avatar.tsx'

describe('an avatar', () => {
  it.each([
    ['Ulla Users', 'UU'],
    ['Mehmet De Clercq', 'MD'],
    ["Zoë D'Hondt", 'ZD'],
    ['élise', 'É'],
    ['  Jean-Pierre   (extern)  ', 'JP'],
    ['', ''],
    ['𝒜da Lovelace', '𝒜L'],
    ['李 小龙', '李小'],
  ])('shows of "%s" the initials "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  it('has the same tint for the same name, and spreads names over six tints', () => {
    expect(tintOf('Ulla Users')).toBe(tintOf('Ulla Users'))
    const tints = new Set(Array.from({ length: 60 }, (_, index) => tintOf(`Person ${index}`)))
    expect(tints).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })
})
