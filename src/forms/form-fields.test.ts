import { expect, test } from 'vitest'
import type { FieldHint } from '@/api/contract-request.ts'
import { formFields } from './form-fields.ts'

const required: FieldHint = { kind: 'text', required: true }
const optional: FieldHint = { kind: 'text' }
const marksOf = (...hints: readonly FieldHint[]) =>
  formFields(
    { fields: Object.fromEntries(hints.map((hint, index) => [`field${index}`, hint])) },
    (path) => path,
  ).marks

test('marks the required or the optional fields, whichever are fewer, without counting fields that are never filled in', () => {
  expect(marksOf(required, optional, optional)).toBe('required')
  expect(marksOf(required, required, optional)).toBe('optional')
  expect(marksOf(required, { kind: 'identifier' }, { kind: 'identifier' })).toBe('optional')
  expect(marksOf()).toBeUndefined()
})
