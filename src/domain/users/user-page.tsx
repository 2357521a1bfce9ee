import type { ReactNode } from 'react'
import { getUser } from '@/api/generated/operations/app-users.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { Missing } from '@/frame/missing.tsx'
import { ScreenFrame, type ScreenFrameProps } from '@/frame/screen-frame.tsx'
import { useRecord } from '@/records/use-record.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { SkeletonForm } from '@/ui/feedback/skeleton.tsx'
import { nameOf } from './action-user.ts'
import type { AppUser } from './user-form.ts'

export interface UserPageProps extends Omit<ScreenFrameProps, 'crumbNames' | 'children'> {
  readonly params: ScreenProps<'userOspId'>['params']
  readonly children: (user: AppUser) => ReactNode
}

/** The frame of a page below a user's page: its breadcrumbs name the user. */
export function UserPage({ params, children, ...frame }: UserPageProps) {
  const read = useRecord(getUser, { body: { ospId: params.userOspId } })
  if (!read.data && read.error?.status === 404)
    return (
      <ScreenFrame name={frame.name} params={params}>
        <Missing name="AppUserDetailView" params={params} />
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
