import { useEffect, useState } from 'react'
import { store } from '@/base/store.ts'
import { loadWords } from '@/i18n/i18n.ts'
import { Header } from '@/layout/header.tsx'
import { Sidebar } from '@/layout/sidebar.tsx'
import { userAtom, type User } from '@/session/state.ts'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import type { GalleryPage } from '../../page.ts'

/** The user properties that the frame shows. */
type Someone = Pick<User, 'roles'> & Partial<User>

const ulla = {
  ospId: 'u-1',
  login: 'ulla.users',
  firstName: 'Ulla',
  lastName: 'Users',
  language: 'nl',
  corporateAccount: { ospId: 'ca-1', name: 'Brugge Bakery' },
}
const someone = (more: Someone): User => Object.assign(Object.create(null), ulla, more) as User

const PEOPLE: Readonly<Record<string, User>> = {
  'User manager': someone({ roles: ['user_manager'] }),
  'Several roles': someone({ roles: ['user_manager', 'invoice_manager', 'reporting_manager'] }),
  'Long name': someone({
    roles: ['user_manager'],
    corporateAccount: {
      ospId: 'ca-2',
      name: 'Coöperatieve Vennootschap voor Duurzame Mobiliteit van Vlaanderen',
    },
  }),
  'Partner staff': someone({ roles: ['user_manager'], isMsp: true }),
  'Platform staff': someone({ roles: ['ospadmin'] }),
}

/** The frame of a signed-in user. The user can be selected. The collapse button and the width work as in the portal. */
function Shown() {
  const [who, setWho] = useState('User manager')
  const [isReady, setReady] = useState(false)
  const user = PEOPLE[who]
  useEffect(() => {
    store.set(userAtom, PEOPLE['User manager'])
    void loadWords(['shell']).then(() => setReady(true))
  }, [])
  return (
    <>
      <NativeSelect
        aria-label="Who is signed in"
        value={who}
        options={Object.keys(PEOPLE).map((name) => ({ value: name, label: name }))}
        onChange={({ target }) => {
          store.set(userAtom, PEOPLE[target.value])
          setWho(target.value)
        }}
      />
      {isReady && user && <Framed key={who} user={user} />}
    </>
  )
}

function Framed({ user }: { readonly user: User }) {
  const viewer = { user, accountOspId: user.corporateAccount?.ospId }
  return (
    <div style={{ display: 'flex', height: 560, overflow: 'auto' }}>
      <Sidebar viewer={viewer} />
      <div style={{ flex: 1 }}>
        <Header viewer={viewer} />
      </div>
    </div>
  )
}

export const page: GalleryPage = {
  about: 'What stands around every screen: company and role, menu, crumbs, search, help and the own menu.',
  states: { 'Signed in': Shown },
}
