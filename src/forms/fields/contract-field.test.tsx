import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import budget from '@/api/generated/requests/BudgetSettings.ts'
import user from '@/api/generated/requests/UpdateUserRequest.ts'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { ContractField } from './contract-field.tsx'
import { RequestForm } from '../request-form.tsx'

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
})

test('R161, R279 each property gets the field of its type, and is sent as the contract requires', async () => {
  const save = vi.fn<(values: object) => Promise<void>>(() => Promise.resolve())
  render(
    <RequestForm
      request={{ fields: { ...user.fields, ...budget.fields } }}
      initial={{ twoFactor: false, language: 'nl' }}
      toBody={(values: object) => values}
      send={save}
      submitLabel="Save"
    >
      <ContractField name="birthDate" label="Birthday" />
      <ContractField name="msisdn" label="Phone" />
      <ContractField name="twoFactor" label="Two-factor" />
      <ContractField name="language" label="Language" optionLabel={(value) => `In ${value}`} />
      <ContractField name="startAmount" label="Start" />
    </RequestForm>,
  )
  await userEvent.type(screen.getByLabelText('Birthday'), '22/11/1990')
  await userEvent.type(screen.getByLabelText('Phone'), '0475 12 34 56')
  await userEvent.click(screen.getByRole('switch', { name: 'Two-factor' }))
  await userEvent.selectOptions(screen.getByLabelText(/^Language/), 'In fr')
  await userEvent.type(screen.getByLabelText('Start'), '1.234,50')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(save.mock.calls[0]?.[0]).toEqual({
    birthDate: '1990-11-22',
    msisdn: '+32475123456',
    twoFactor: true,
    language: 'fr',
    startAmount: 1234.5,
  })
})
