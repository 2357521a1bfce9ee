import { expect, test } from 'vitest'
import type { Exchange } from './exchange.ts'
import { lineViolation } from './lines.ts'

const STATED = {
  isNamed: true,
  least: 1,
  columns: { day: '^\\d{4}-\\d\\d-\\d\\d$', amount: '^\\d+[.]\\d\\d$' },
}

/** The finding for a file with this text. */
const findingFor = (text: string): Promise<string | undefined> =>
  lineViolation({
    status: 200,
    bytes: new TextEncoder().encode(text),
    call: { operation: { found: { operation: { 'x-lines': STATED } } } },
  } as unknown as Exchange)

test('a table with the stated columns is valid', async () => {
  expect(await findingFor('day;amount\n2026-11-02;3.50')).toBeUndefined()
})

test('names, cells and lines that differ from the contract are reported', async () => {
  expect(await findingFor('date;amount\n2026-11-02;3.50')).toContain('header')
  expect(await findingFor('day;amount\n2026-11-02;3.5')).toContain('amount')
  expect(await findingFor('day;amount\n2026-11-02T08:00;3.50')).toContain('day')
  expect(await findingFor('day;amount\n')).toContain('lines')
})

test('a file that is not a table has no lines', async () => {
  expect(await findingFor('%PDF-1.4')).toBeUndefined()
  expect(await findingFor('<?xml version="1.0"?>\n<Payroll>\n</Payroll>')).toBeUndefined()
})
