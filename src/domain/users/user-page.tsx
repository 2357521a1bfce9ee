import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefTo } from '@/routes/href.ts'
import { ScreenFrame, type ScreenFrameProps } from '@/frame/screen-frame.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { SkeletonForm } from '@/ui/feedback/skeleton.tsx'
import { NoSuchUser } from './no-such-user.tsx'
import { nameOf } from './user-actions.ts'
import type { AppUser } from './user-form.ts'
import { useShownUser } from './use-shown-user.ts'

export interface UserPageProps extends Omit<ScreenFrameProps, 'crumbNames' | 'children'> {
  readonly params: ScreenProps<'userOspId'>['params']
  readonly children: (user: AppUser) => ReactNode
}

/** The frame of a page below a user's page: its crumbs name the user. Who is not there has none. */
export function UserPage({ params, children, ...frame }: UserPageProps) {
  const { t } = useTranslation('app-users')
  const read = useShownUser(params.userOspId)
  if (!read.data && read.error?.status === 404)
    return (
      <ScreenFrame name={frame.name} params={params}>
        <NoSuchUser list={{ href: hrefTo('AppUsersActive'), label: t('missing.back') }} />
      </ScreenFrame>
    )
  return (
    <ScreenFrame
      {...frame}
      params={params}
      crumbNames={read.data && { AppUserDetailView: nameOf(read.data) }}
    >
      <Loaded read={read} skeleton={<SkeletonForm fields={6} />}>
        {children}
      </Loaded>
    </ScreenFrame>
  )
}
