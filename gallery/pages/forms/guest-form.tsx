import request from '@/api/generated/requests/SendLoginRequest.ts'
import { CodeField } from '@/forms/guest/code-field.tsx'
import { ContractGuestForm } from '@/forms/guest/contract-guest-form.tsx'
import { PasswordField, TextField } from '@/forms/guest/guest-fields.tsx'
import { GuestForm } from '@/forms/guest/guest-form.tsx'
import { slowAction } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

const LABELS: Readonly<Record<string, string>> = {
  name: 'Login',
  password: 'Password',
  code: 'Code',
  email: 'Mail address',
}
const labelOf = (field: string): string => LABELS[field] ?? field

export const page: GalleryPage = {
  about: 'A form of a page before sign-in. It shows errors as the other forms do.',
  states: {
    'One message above the fields': () => (
      <GuestForm
        initial={{ name: '', password: '' }}
        toBody={(values) => values}
        rules={({ name, password }) =>
          name === '' || password === '' ? { name: { rule: 'required' }, password: { rule: 'required' } } : {}
        }
        summary="Please fill in your login and password"
        labelOf={labelOf}
        send={async () => {
          await slowAction()
          return undefined
        }}
        submitLabel="Sign in"
      >
        <TextField name="name" autoComplete="off" />
        <PasswordField name="password" autoComplete="off" />
      </GuestForm>
    ),
    'A code that is refused': () => (
      <GuestForm
        lead="Type six digits: none are the right ones."
        initial={{ code: '' }}
        toBody={(values) => values}
        rules={({ code }) => (code.length < 6 ? { code: { rule: 'required' } } : {})}
        labelOf={labelOf}
        send={async () => {
          await slowAction()
          return () => ({ fields: { code: { rule: 'wrongCode' } }, empties: true })
        }}
        submitLabel="Confirm"
      >
        <CodeField name="code" digits={6} />
      </GuestForm>
    ),
    'The rules of a request': () => (
      <ContractGuestForm
        request={request}
        initial={{ email: '' }}
        toBody={(values) => values}
        labelOf={labelOf}
        send={async () => {
          await slowAction()
          return true
        }}
        saved="The mail is on its way."
        submitLabel="Send"
      >
        <TextField name="email" type="email" autoComplete="off" />
      </ContractGuestForm>
    ),
  },
}
