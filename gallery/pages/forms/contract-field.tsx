import budget from '@/api/generated/requests/BudgetSettings.ts'
import user from '@/api/generated/requests/CreateMobileUserRequest.ts'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { RequestForm } from '@/forms/request-form.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import type { GalleryPage } from '../../page.ts'

const send = (body: object): Promise<void> => {
  notify({ tone: 'info', title: 'Would be sent', text: JSON.stringify(body) })
  return Promise.resolve()
}
// The fields shown here are not a complete request.
const USER = { fields: user.fields }
const BUDGET = { fields: budget.fields }
const withoutUser = (path: string): string => path.replace(/^userData\./, '')
const base = { toBody: (values: object) => values, send, submitLabel: 'Send' } as const

export const page: GalleryPage = {
  about:
    'The field for a property of the contract, by its type, format, unit and values. Required when the contract says so.',
  states: {
    'Of a user': () => (
      <RequestForm
        {...base}
        request={USER}
        fieldOf={withoutUser}
        label="A user"
        initial={{ twoFactor: true }}
      >
        <div className="contract-form-fields">
          <ContractField name="firstName" label="First name" />
          <ContractField name="email" label="Email" />
          <ContractField name="msisdn" label="Phone" />
          <ContractField name="birthDate" label="Birthday" />
          <ContractField name="language" label="Language" optionLabel={(value) => value} />
          <ContractField name="twoFactor" label="Two-factor sign-in" />
        </div>
      </RequestForm>
    ),
    'Of a budget': () => (
      <RequestForm {...base} request={BUDGET} label="A budget" initial={{ startAmount: 250 }}>
        <div className="contract-form-fields">
          <ContractField name="startAmount" label="Start amount" />
          <ContractField name="startActivationTime" label="Valid from" />
          <ContractField name="frequency" label="Every" optionLabel={(value) => value.toLowerCase()} />
          <ContractField name="vatIncluded" label="Includes VAT" />
        </div>
      </RequestForm>
    ),
  },
}
