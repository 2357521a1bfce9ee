import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { getUsersByFilter, verifyLogin } from '@/api/generated/operations/app-users.ts'
import type { components } from '@/api/generated/schema.ts'
import type { Operation } from '@/api/operation.ts'
import { useWrite } from '@/api/use-write.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { hrefTo } from '@/routes/href.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { useVerdicts } from '@/domain/users/use-verdicts.ts'
import { nameOf } from '@/domain/users/user-actions.ts'
import { pageOf } from './page-of-person.ts'

type AppUser = components['schemas']['AppUser']

/** What creating an admin and creating a contact have in common. */
export function useNewPerson<Id extends 'createManager' | 'createContact'>(operation: Operation<Id>) {
  const { t } = useTranslation('admins')
  const goTo = useGoTo()
  const { run } = useWrite(operation, { refreshes: [getUsersByFilter], ignore: ['TAKEN'] })
  const login = useVerdicts(
    useCallback(
      async (wanted) => (await call(verifyLogin, { body: { login: wanted } }, { ignore: ['*'] })).available,
      [],
    ),
  )
  return {
    run,
    verifyLogin: login.verify,
    /** R144: a login that the server has refused is not sent again. */
    rules: ({ userData }: { readonly userData: { readonly login?: string } }) => ({
      ...(login.isRefused(userData.login) && { 'userData.login': { rule: 'login_taken' } }),
    }),
    /** Tells that the credentials are on their way (R082), and shows whom they are for. */
    onSaved: (user: AppUser): void => {
      notify({ tone: 'success', text: t('created', { name: nameOf(user), email: user.email }) })
      goTo(pageOf(user))
    },
    cancel: () => goTo(hrefTo('ManageAdmins')),
  }
}
