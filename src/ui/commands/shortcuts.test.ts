// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { ariaKeys, isPressed, listShortcut, SHORTCUT_NAMES, SHORTCUTS } from './shortcuts.ts'

const press = (key: string, held: Partial<KeyboardEventInit> = {}) =>
  new KeyboardEvent('keydown', { key, ...held })

test('no two shortcuts have the same keys', () => {
  const keys = SHORTCUT_NAMES.map((name) => SHORTCUTS[name].keys.join('+'))
  expect(new Set(keys).size).toBe(keys.length)
})

test('a character matches with and without Shift, because keyboards differ in which characters need it', () => {
  expect(isPressed('help', press('?', { shiftKey: true }))).toBe(true)
  expect(isPressed('search', press('/'))).toBe(true)
  expect(isPressed('search', press('/', { shiftKey: true }))).toBe(true)
  expect(isPressed('search', press('/', { ctrlKey: true }))).toBe(false)
})

test('Ctrl or Cmd with the letter in either case, and no other modifier', () => {
  expect(isPressed('palette', press('k', { ctrlKey: true }))).toBe(true)
  expect(isPressed('palette', press('K', { metaKey: true }))).toBe(true)
  expect(isPressed('palette', press('K', { ctrlKey: true, shiftKey: true }))).toBe(false)
  expect(isPressed('palette', press('k', { ctrlKey: true, altKey: true }))).toBe(false)
  expect(isPressed('palette', press('k'))).toBe(false)
})

test('screen readers hear the keys of this computer only', () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get')
  agent.mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)')
  expect(ariaKeys('palette')).toBe('Control+K')
  agent.mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')
  expect(ariaKeys('palette')).toBe('Meta+K')
  expect(ariaKeys('search')).toBe('/')
  agent.mockRestore()
})

test('in a list, Space and Shift+Space differ, and combinations of the browser are ignored', () => {
  expect(listShortcut(press(' '))).toBe('selectRow')
  expect(listShortcut(press(' ', { shiftKey: true }))).toBe('selectRows')
  expect(listShortcut(press('Home'))).toBe('firstRow')
  expect(listShortcut(press('Home', { ctrlKey: true }))).toBeUndefined()
  expect(listShortcut(press('ArrowLeft', { altKey: true }))).toBeUndefined()
})
