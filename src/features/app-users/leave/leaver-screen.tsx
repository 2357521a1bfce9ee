import { useTranslation } from 'react-i18next'
import { deactivateUser, getUser } from '@/api/generated/operations/app-users.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { mayCall } from '@/session/access.ts'
import { useRegisterUnsaved } from '@/base/unsaved.ts'
import { useUser } from '@/session/use-viewer.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { UserBadges } from '@/domain/users/user-badges.tsx'
import { nameOf } from '@/domain/users/action-user.ts'
import type { AppUser } from '@/domain/users/user-form.ts'
import { UserPage } from '@/domain/users/user-page.tsx'
import { useRecord } from '@/records/use-record.ts'
import { LeaverPlan } from './leaver-plan.tsx'
import { LeaverRun } from './leaver-run.tsx'
import { useLeaverFacts } from './use-leaver-facts.ts'
import { useLeaverReceipt } from './use-leaver-receipt.ts'

/** Guides an admin through everything to do when a user leaves, and ends with a receipt. */
export default function LeaverScreen({ params }: ScreenProps<'userOspId'>) {
  const { t } = useTranslation('app-users')
  const viewer = useUser()
  const { data: user } = useRecord(getUser, { body: { ospId: params.userOspId } })
  return (
    <UserPage
      name="LeaverGuide"
      params={params}
      title={user && t('leaver.title', { name: nameOf(user) })}
      status={user && <UserBadges user={user} />}
    >
      {(shown) =>
        !mayCall(viewer, deactivateUser) ? (
          <EmptyState kind="no-right" />
        ) : shown.anonymized ? (
          <EmptyState kind="nothing-yet" title={t('leaver.gone.title')} text={t('leaver.gone.text')} />
        ) : (
          <Guide user={shown} />
        )
      }
    </UserPage>
  )
}

function Guide({ user }: { readonly user: AppUser }) {
  const facts = useLeaverFacts(user)
  const { receipt, start } = useLeaverReceipt(user.ospId)
  useRegisterUnsaved(receipt?.run.state === 'running', 'running')
  if (receipt) return <LeaverRun user={user} {...receipt} />
  return <Loaded read={facts}>{(known) => <LeaverPlan facts={known} onAgreed={start} />}</Loaded>
}
