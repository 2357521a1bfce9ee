import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { findUsersByAny } from '@/api/generated/operations/dashboard.ts'
import type { components } from '@/api/generated/schema.ts'
import { hrefTo, type Href } from '@/routes/href.ts'
import { routeOf } from '@/routes/known-routes.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import type { RouteName } from '@/routes/routes.ts'
import { decide, mayCall, type Viewer } from '@/session/access.ts'
import { ACCOUNT_PARAM } from '@/session/account.ts'
import { Avatar } from '@/ui/basics/avatar.tsx'
import type { CommandSearch } from '@/ui/commands/commands.ts'

type Found = components['schemas']['UserSearchResult']

/** As many as fit without scrolling. */
const SIZE = 6

/**
 * R068, R085: finds people by any of their data, and opens their page. `undefined` for a viewer who may not search
 * them.
 */
export function usePeopleSearch(viewer: Viewer): CommandSearch | undefined {
  const { t } = useTranslation('shell')
  const goTo = useGoTo()
  return useMemo(() => {
    if (!mayCall(viewer.user, findUsersByAny)) return undefined
    return async (search, signal) => {
      const { content } = await call(
        findUsersByAny,
        { query: { page: 0, size: SIZE, search } },
        { signal, ignore: ['*'] },
      )
      return content.flatMap((person) => {
        const href = pageOf(viewer, person)
        const group = t('commands.people')
        return href === undefined
          ? []
          : [
              {
                id: person.ospId,
                label: person.fullname,
                detail: person.email,
                group,
                icon: <Avatar name={person.fullname} />,
                run: () => goTo(href),
              },
            ]
      })
    }
  }, [viewer, t, goTo])
}

const PAGES = {
  admin: 'AdminUserViewDetails',
  contact: 'ContactUserView',
  mobile: 'AppUserDetailView',
} as const satisfies Readonly<Record<Found['classification'], RouteName>>

/** `undefined` if the viewer may not open it. The address includes the user's company (R056). */
function pageOf(viewer: Viewer, person: Found): Href | undefined {
  const { ospId: userOspId, classification, corporateAccountOspId } = person
  const asOfCompany = { ...viewer, accountOspId: corporateAccountOspId ?? viewer.accountOspId }
  const name = PAGES[classification]
  return decide(routeOf(name).guards, asOfCompany, { userOspId }) === 'pass'
    ? hrefTo(name, { userOspId }, { [ACCOUNT_PARAM]: corporateAccountOspId })
    : undefined
}
