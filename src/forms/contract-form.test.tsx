// @level all: each form on a screen shows this too.
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { onFailure } from '@/api/client.ts'
import type { ApiError } from '@/api/errors.ts'
import { createUserGroup, updateUserGroup } from '@/api/generated/operations/user-groups.ts'
import creation from '@/api/generated/requests/UserGroupCreation.ts'
import update from '@/api/generated/requests/UpdateUserGroupRequest.ts'
import type { components } from '@/api/generated/schema.ts'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { ContractForm } from './contract-form.tsx'
import { ContractField } from './fields/contract-field.tsx'
import { RecordForm } from './record-form.tsx'

const fetch = vi.fn<(request: Request) => Promise<Response>>()
const onFailed = vi.fn<(error: ApiError) => void>()

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
})
beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  onFailure(onFailed)
})
afterEach(() => vi.resetAllMocks())

const refuse = (code: string, ...fields: string[]) =>
  fetch.mockImplementation(() =>
    Promise.resolve(
      Response.json(
        {
          message: 'no',
          code,
          errors: fields.map((field) => ({ field, messages: [`${field} is wrong`], rule: 'unworded' })),
        },
        { status: code === 'STALE' ? 409 : 422 },
      ),
    ),
  )
const fieldOf = (path: string): string => path.replace(/^data\./, '').replace(/^extId$/, 'name')
const LABELS: Readonly<Record<string, string>> = { name: 'Name', description: 'Description' }
const labelOf = (field: string): string => LABELS[field] ?? field
const saved = vi.fn<() => void>()

const newGroup = () => (
  <ContractForm
    request={creation}
    operation={createUserGroup}
    refreshes={[]}
    initial={{ name: 'nights', description: '' }}
    toBody={({ name }) => ({ extId: name, corporateAccount: { ospId: 'ca-1' } })}
    fieldOf={fieldOf}
    labelOf={labelOf}
    onSaved={saved}
    submitLabel="Create"
  >
    <ContractField name="name" />
  </ContractForm>
)
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create' }))

test('a field is required and labelled as the contract and the form state', () => {
  render(newGroup())
  expect(screen.getByLabelText(/^Name/).getAttribute('aria-required')).toBe('true')
})

test('an error shown at a field is not repeated in a notice, whatever its code', async () => {
  refuse('TAKEN', 'extId')
  render(newGroup())
  await create()
  await screen.findByText('extId is wrong')
  expect(onFailed).not.toHaveBeenCalled()
  expect(saved).not.toHaveBeenCalled()
})

test('an error without a field in this form is notified', async () => {
  refuse('INVALID', 'corporateAccount.ospId')
  render(newGroup())
  await create()
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
})

test('several errors are summed up above the fields (R159) and not repeated in a notice', async () => {
  refuse('INVALID', 'extId', 'corporateAccount.ospId')
  render(newGroup())
  await create()
  // The form has a link to the invalid field. The other error names no field of this form.
  await screen.findByRole('button', { name: 'Name: extId is wrong' })
  expect(screen.getByText('corporateAccount.ospId is wrong')).toBeTruthy()
  expect(onFailed).not.toHaveBeenCalled()
})

const GROUP: components['schemas']['UserGroup'] = {
  ospId: 'ug-1',
  version: 3,
  data: {
    extId: 'nights',
    description: 'Those of the night',
    active: true,
    corporateAccount: { ospId: 'ca-1', name: 'Demo' },
  },
  isDefault: false,
  userCount: 0,
  productCount: 0,
}

const group = () => (
  <RecordForm
    request={update}
    operation={updateUserGroup}
    refreshes={[]}
    record={GROUP}
    reload={() => Promise.resolve(GROUP)}
    toForm={({ data }) => ({ name: data.extId, description: data.description ?? '' })}
    toBody={({ name, description }, { ospId, version, data }) => ({
      ospId,
      version,
      data: {
        ...(name !== undefined && name !== data.extId && { extId: name }),
        ...((description ?? '').trim() !== data.description && { description: description || null }),
      },
    })}
    fieldOf={fieldOf}
    labelOf={labelOf}
    submitLabel="Save"
  >
    <ContractField name="name" />
    <ContractField name="description" />
  </RecordForm>
)

test('a value that an update cannot remove is required, others are optional', async () => {
  render(group())
  const name = screen.getByLabelText(/^Name/)
  expect(name.getAttribute('aria-required')).toBe('true')
  expect(screen.getByLabelText('Description').getAttribute('aria-required')).toBeNull()
  await userEvent.clear(name)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/Name is required/)
  expect(fetch).not.toHaveBeenCalled()
})

test('an update without changes is not sent', async () => {
  render(group())
  await userEvent.type(screen.getByLabelText('Description'), ' ')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  expect(fetch).not.toHaveBeenCalled()
})
