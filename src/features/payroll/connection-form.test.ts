import { describe, expect, test } from 'vitest'
import { brokenDetails, connectionForm, isComplete, withoutKept, withoutSecrets } from './connection-form.ts'
import type { Connection, Provider } from './use-connections.ts'

const PAYWISE: Provider = {
  id: 'paywise',
  name: 'Paywise',
  employerIdPattern: '^[0-9]{7}$',
  employerIdFormat: '7 digits',
  reportFormat: 'CSV',
  fields: [
    { name: 'clientId', label: 'Client ID', kind: 'TEXT', required: true },
    { name: 'secret', label: 'Secret', kind: 'SECRET', required: true, pattern: '^[a-z]+$' },
    { name: 'folder', label: 'Folder', kind: 'TEXT', required: false },
  ],
}
const OTHER: Provider = {
  id: 'other',
  name: 'Other',
  reportFormat: 'XML',
  fields: [{ name: 'apiKey', label: 'Key', kind: 'SECRET', required: true }],
}
const TYPED = {
  providerId: 'paywise',
  employerId: ' 0012345 ',
  connection: { clientId: ' me ', secret: 'abc', folder: '', apiKey: 'left over' },
}
const KEPT: Connection = {
  uuid: '8d0b1f8e-6c1f-4a55-9c5e-2f3b7a1c4d01',
  version: 3,
  corporateAccountOspId: 'ca-1',
  providerId: 'paywise',
  providerName: 'Paywise',
  employerId: '0012345',
  active: true,
  automaticUserImport: true,
  connection: { clientId: 'me', secret: '••••••••', folder: 'in' },
  createdOn: '2026-03-02T09:00:00+01:00',
}

const form = connectionForm([PAYWISE, OTHER])

describe('a new connection', () => {
  test('G125 has the fields of its provider and no others', () => {
    expect(form.creating({ corporateAccountOspId: 'ca-1' }).initial.connection).toEqual({
      clientId: '',
      secret: '',
      folder: '',
      apiKey: '',
    })
    expect(form.creating({ corporateAccountOspId: 'ca-1' }).toBody(TYPED)).toEqual({
      corporateAccountOspId: 'ca-1',
      providerId: 'paywise',
      employerId: '0012345',
      connection: { clientId: 'me', secret: 'abc' },
    })
  })

  test('R118 G130 is complete with all required fields, even if their format is still invalid', () => {
    expect(isComplete(TYPED, PAYWISE)).toBe(true)
    expect(isComplete({ ...TYPED, employerId: ' ' }, PAYWISE)).toBe(false)
    expect(isComplete({ ...TYPED, connection: { clientId: 'me' } }, PAYWISE)).toBe(false)
    expect(
      brokenDetails(PAYWISE, { employerId: '12', connection: { clientId: 'me', secret: 'ABC' } }),
    ).toEqual({
      employerId: { rule: 'written_as', params: { format: '7 digits' } },
      'connection.secret': { rule: 'pattern' },
    })
  })

  test('stores no secret in its draft', () => {
    expect(withoutSecrets(TYPED, [PAYWISE, OTHER]).connection).toEqual({ clientId: ' me ', folder: '' })
  })
})

describe('a changed connection', () => {
  test('shows no secret, and sends one only if it was typed', () => {
    const { toForm, toBody } = form.editing
    const shown = toForm(KEPT)
    expect(shown.connection).toEqual({ clientId: 'me', secret: '', folder: 'in' })
    expect(toBody(shown, KEPT)).toEqual({ version: 3 })
    const changed = { ...shown, connection: { clientId: 'me', secret: 'new' } }
    expect(toBody(changed, KEPT)).toEqual({
      version: 3,
      connection: { secret: 'new', folder: null },
    })
  })

  test('validates a secret only if it was typed', () => {
    const names = (connection: Record<string, string>) =>
      withoutKept(PAYWISE, { connection }, KEPT).fields.map(({ name }) => name)
    expect(names({ secret: '' })).toEqual(['clientId', 'folder'])
    expect(names({ secret: 'new' })).toEqual(['clientId', 'secret', 'folder'])
  })
})
