import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { digest } from './digest.ts'

test.each([
  'Mobility-2026',
  '  two spaces before and after  ',
  'tab\tand\nline',
  'é, not e\u0301',
  'e\u0301, not é',
  '密码 пароль 🔑👨‍👩‍👧',
  'a\u0000b',
  '"\'<>&;%20+\\',
  'long '.repeat(20_000),
])('R132 a password is hashed to the letter: nothing is trimmed, cut or changed (%#)', async (password) => {
  expect(await digest(password)).toBe(createHash('sha256').update(password, 'utf8').digest('hex'))
})
