import budget from '@/api/generated/fields/BudgetSettings.ts'
import user from '@/api/generated/fields/UpdateUserRequest.ts'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { ContractForm } from '@/forms/contract-form.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import type { GalleryPage } from '../../page.ts'

const save = (body: object): Promise<void> => {
  notify({ tone: 'info', title: 'Would be sent', text: JSON.stringify(body) })
  return Promise.resolve()
}
const base = { toBody: (values: object) => values, save, submitLabel: 'Send' } as const

export const page: GalleryPage = {
  about:
    'The field that the contract wants for a property: by its type, format, unit and values, required when the contract says so.',
  states: {
    'Of a user': () => (
      <ContractForm {...base} label="A user" initial={{ twoFactor: true }}>
        <div className="contract-form-fields">
          <ContractField of={user} path="data.firstName" label="First name" required />
          <ContractField of={user} path="data.email" label="Email" />
          <ContractField of={user} path="data.msisdn" label="Phone" />
          <ContractField of={user} path="data.birthDate" label="Birthday" />
          <ContractField of={user} path="data.language" label="Language" wordOf={(value) => value} />
          <ContractField of={user} path="data.twoFactor" label="Two-factor sign-in" />
        </div>
      </ContractForm>
    ),
    'Of a budget': () => (
      <ContractForm {...base} label="A budget" initial={{ startAmount: 250 }}>
        <div className="contract-form-fields">
          <ContractField of={budget} path="startAmount" label="Start amount" />
          <ContractField of={budget} path="startActivationTime" label="Valid from" />
          <ContractField of={budget} path="frequency" label="Every" wordOf={(value) => value.toLowerCase()} />
          <ContractField of={budget} path="vatIncluded" label="Includes VAT" />
        </div>
      </ContractForm>
    ),
  },
}
