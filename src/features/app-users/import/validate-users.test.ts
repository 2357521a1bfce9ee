import { expect, test } from 'vitest'
import { readRows, type TableRow } from '~files/rows.ts'
import { USER_IMPORT_COLUMNS, USER_IMPORT_FORMAT } from '~files/user-import.ts'
import { inWords } from '@/domain/uploads/validate-rows.ts'
import { failedRowsCsv } from '@/domain/uploads/table-files.ts'
import { usersValidator } from './validate-users.ts'

const company = {
  accountOspId: 'ca-2001',
  users: [{ extId: 'BB-1', email: 'Jonas@bakery.example' }],
  groups: ['NIGHT_SHIFT'],
}
const read = async (text: string) => (await readRows(new Blob([text]), { columns: USER_IMPORT_FORMAT })).rows
const verdictOn = (rows: readonly TableRow[]) => inWords(usersValidator(company)(rows), ({ rule }) => rule)
const verdictOnText = async (text: string) => verdictOn(await read(text))

test('R155, R257 each row is valid, invalid, a duplicate, or existing already', async () => {
  const verdict = await verdictOnText(
    [
      'firstName;lastName;email;extId;userGroups;activationDate',
      'Nele;Nieuw;nele@bakery.example;BB-2;Night shift;2026-12-01',
      ';Nieuw;nope;a.b;Day shift;2026-13-45',
      'Nele;Nog;NELE@bakery.example;;;',
      'Jonas;Peeters;jonas@BAKERY.example;;;',
      'Piet;=1+1;piet@bakery.example;;;',
    ].join('\n'),
  )
  expect([verdict.rowCount, verdict.validCount]).toEqual([5, 1])
  const errors = verdict.errors.map(({ line, field, reason }) => `${line} ${field}: ${reason}`)
  expect(errors.toSorted()).toEqual([
    '3 activationDate: import_date',
    '3 email: email',
    '3 extId: no-dots-or-space',
    '3 firstName: required',
    '3 userGroups: user_group',
    '6 lastName: formula',
  ])
  expect(verdict.skipped).toMatchObject([{ line: 4, identifier: 'NELE@bakery.example', reason: 'duplicate' }])
  expect(verdict.alreadyProcessed).toMatchObject([{ line: 5, reason: 'exists' }])
})

test('the refused rows are exported as a file that can be imported again, without formulas', async () => {
  const rows = await read(
    'firstName,lastName,email,msisdn\nNele,"Nieuw; jr",nope,+32470123456\nPiet,Goed,piet@bakery.example,\n',
  )
  const { errors } = verdictOn(rows)
  const file = failedRowsCsv(Object.keys(USER_IMPORT_COLUMNS), rows, errors, (column) => `My ${column}`)
  expect(file).toContain("'+32470123456")
  expect(file).toContain('My email: email')
  const again = await read(file)
  expect(again).toHaveLength(1)
  expect(again[0]?.cells).toMatchObject({ lastName: 'Nieuw; jr', email: 'nope', msisdn: '+32470123456' })
  expect(verdictOn(again).errors).toHaveLength(1)
})

test('R155 days are read in Belgian formats; other text and ambiguous days are invalid', async () => {
  const days = [
    '1988-05-17',
    '17/05/1988',
    '17-05-1988',
    '7/5/1988',
    '05/17/1988',
    '17/05-1988',
    '17/05/88',
    '31/02/1988',
  ]
  const verdict = await verdictOnText(
    [
      'firstName;lastName;email;birthDate',
      ...days.map((day, index) => `Nele;Nieuw;nele.${index}@bakery.example;${day}`),
    ].join('\n'),
  )
  expect(verdict.validCount).toBe(5)
  expect(verdict.errors.map(({ line, field, reason }) => `${line} ${field}: ${reason}`)).toEqual([
    '6 birthDate: import_date',
    '7 birthDate: import_date',
    '9 birthDate: import_date',
  ])
})
