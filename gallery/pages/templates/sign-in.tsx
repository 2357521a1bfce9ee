import { useEffect, useState, type ReactNode } from 'react'
import { loadWords } from '@/i18n/i18n.ts'
import { RouteMap } from '@/layout/route-map.tsx'
import { WordMark } from '@/layout/mark.tsx'
import guest from '@/layout/guest-side.module.css'
import { GuestForm, type Refusal } from '@/forms/guest/guest-form.tsx'
import { PasswordField, TextField } from '@/forms/guest/guest-fields.tsx'
import { CodeField } from '@/forms/guest/code-field.tsx'
import type { GalleryPage } from '../../page.ts'

const labelOf = (field: string): string =>
  ({ username: 'Login', password: 'Password', code: 'Code' })[field] ?? field

/** The page as a guest sees it, with less height. */
function Pane({ children }: { readonly children: ReactNode }) {
  const [isReady, setReady] = useState(false)
  useEffect(() => void loadWords(['welcome']).then(() => setReady(true)), [])
  return (
    <div className={guest.frame} style={{ minHeight: 640 }}>
      <div className={guest.brand}>
        {isReady && <RouteMap />}
        <WordMark />
      </div>
      <div className={guest.pane}>
        <div className={guest.main}>{children}</div>
      </div>
    </div>
  )
}

const SignIn = ({ refusal }: { readonly refusal?: Refusal }) => (
  <GuestForm
    initial={{ username: 'ulla.users', password: '' }}
    toBody={(values) => values}
    rules={() => ({})}
    summary="Fill in your login and password"
    lead="Sign in to continue."
    labelOf={labelOf}
    send={() => Promise.resolve(refusal)}
    submitLabel="Sign in"
  >
    <TextField name="username" />
    <PasswordField name="password" />
  </GuestForm>
)

export const page: GalleryPage = {
  about:
    'The pages before sign-in: the portal at the left, one form at the right. Submit a form to see how it refuses.',
  states: {
    'Sign in': () => (
      <Pane>
        <SignIn />
      </Pane>
    ),
    'Wrong password': () => (
      <Pane>
        <SignIn
          refusal={() => ({
            fields: { password: { rule: 'invalid', text: 'Sign-in failed. They do not match.' } },
          })}
        />
      </Pane>
    ),
    'A code': () => (
      <Pane>
        <GuestForm
          initial={{ code: '' }}
          toBody={(values) => values}
          rules={() => ({})}
          lead="Enter the code from your app."
          labelOf={labelOf}
          send={() =>
            Promise.resolve(() => ({
              fields: { code: { rule: 'wrongCode' } },
              summary: 'Wrong code',
              empties: true,
            }))
          }
          submitLabel="Confirm"
        >
          <CodeField name="code" digits={6} />
        </GuestForm>
      </Pane>
    ),
  },
}
