import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { deactivateUser, getUser } from '@/api/generated/operations/app-users.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { mayCall } from '@/session/access.ts'
import { useHoldUnsaved } from '@/base/unsaved.ts'
import { useUser } from '@/session/use-viewer.ts'
import { useBulkRun } from '@/ui/bulk/use-bulk-run.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { UserBadges } from '@/domain/users/user-badges.tsx'
import { nameOf } from '@/domain/users/user-actions.ts'
import type { AppUser } from '@/domain/users/user-form.ts'
import { UserPage } from '@/domain/users/user-page.tsx'
import { useRecord } from '@/records/use-record.ts'
import { doLeaverStep } from './do-leaver-step.ts'
import { LeaverPlan } from './leaver-plan.tsx'
import { LeaverRun } from './leaver-run.tsx'
import type { Agreed, LeaverStep } from './leaver-steps.ts'
import { refreshLeaver, useLeaverFacts } from './use-leaver-facts.ts'

/** Takes an admin through all that is to do for a user who leaves, and ends with a receipt of it. */
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
  const [agreed, setAgreed] = useState<Agreed>()
  const run = useBulkRun<LeaverStep>(refreshLeaver)
  useHoldUnsaved(run.state === 'running', 'running')
  if (agreed) return <LeaverRun user={user} agreed={agreed} run={run} />
  return (
    <Loaded read={facts}>
      {(known) => (
        <LeaverPlan
          facts={known}
          onAgreed={(plan) => {
            setAgreed(plan)
            void run.start(plan.steps, doLeaverStep, 1)
          }}
        />
      )}
    </Loaded>
  )
}
