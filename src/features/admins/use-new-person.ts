import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { verifyLogin } from '@/api/generated/operations/app-users.ts'
import type { components } from '@/api/generated/schema.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { hrefTo } from '@/routes/href.ts'
import { useVerdicts } from '@/domain/users/use-verdicts.ts'
import { nameOf } from '@/domain/users/action-user.ts'
import { pageOf } from '@/domain/users/page-of-person.ts'

type AppUser = components['schemas']['AppUser']

/** Shared by the creation of admins and of contacts. */
export function useNewPerson() {
  const { t } = useTranslation('admins')
  const goTo = useGoTo()
  const login = useVerdicts(
    useCallback(
      async (login) => (await call(verifyLogin, { body: { login } }, { ignore: ['*'] })).available,
      [],
    ),
  )
  return {
    verifyLogin: login.verify,
    /** R144: a login that the server has refused is not sent again. */
    rules: ({ userData }: { readonly userData: { readonly login?: string } }) => ({
      ...(login.isRefused(userData.login) && { 'userData.login': { rule: 'login_taken' } }),
    }),
    /** The credentials are sent by mail (R082). */
    saved: (user: AppUser): string => t('created', { name: nameOf(user), email: user.email }),
    /** Opens the page of the created person. */
    show: (user: AppUser): void => goTo(pageOf(user)),
    cancel: () => goTo(hrefTo('ManageAdmins')),
  }
}
