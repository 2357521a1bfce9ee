import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ValuesForm } from '@/forms/values-form.tsx'
import { number } from '@/i18n/formats.ts'
import { Button } from '@/ui/button.tsx'
import { DialogFoot } from '@/ui/dialog.tsx'
import { Notice } from '@/ui/notice.tsx'
import { brokenPlan } from './activation.ts'
import { modesOf, refusesInBulk, type BulkAction, type BulkPlan } from './bulk-actions.ts'
import { PlanFields } from './plan-fields.tsx'
import type { ActionUser, Reason } from './user-actions.ts'

export interface BulkQuestionProps {
  readonly action: BulkAction
  readonly users: readonly ActionUser[]
  /** With so many of them it can be done. */
  readonly able: number
  readonly onStart: (plan: BulkPlan) => void
  readonly onCancel: () => void
}

const AT_ONCE: BulkPlan = { mode: 'now', day: '' }

/** What will happen to how many, who is left out and why, and when it shall be. */
export function BulkQuestion({ action, users, able, onStart, onCancel }: BulkQuestionProps) {
  const { t } = useTranslation('app-users')
  const { id } = action
  const modes = modesOf(action)
  const words = id === 'activate' ? 'activate' : 'deactivate'
  return (
    <ValuesForm<BulkPlan>
      initial={AT_ONCE}
      check={(plan) => brokenPlan(plan)}
      send={async (plan) => onStart(plan)}
    >
      {({ values, submit }) => (
        <form
          noValidate
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault()
            submit()
          }}
        >
          <div className="stack">
            <p>{t(`bulk.text.${id}`, { count: able, number: number(able) })}</p>
            <LeftOut action={action} users={users} />
            {modes.length > 0 && able > 0 && (
              <PlanFields
                modes={modes.map((mode) => ({ value: mode, label: t(`actions.${words}.mode.${mode}`) }))}
                modeLabel={t(`actions.${words}.mode.label`)}
                dayLabel={t(`actions.${words}.day`)}
                mode={values.mode}
              />
            )}
          </div>
          <DialogFoot>
            <Button onClick={onCancel}>{t('ui:dialog.cancel')}</Button>
            <Button type="submit" look="primary" refused={able === 0 ? t('bulk.nobody') : undefined}>
              {t(`actions.${id}.submit`)}
            </Button>
          </DialogFoot>
        </form>
      )}
    </ValuesForm>
  )
}

/** How many are left out, by reason. */
function LeftOut({ action, users }: Pick<BulkQuestionProps, 'action' | 'users'>) {
  const { t } = useTranslation('app-users')
  const counts = new Map<Reason, number>()
  for (const user of users) {
    const reason = refusesInBulk(action, user)
    if (reason !== undefined) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  if (counts.size === 0) return null
  return (
    <Notice tone="warning" title={t('bulk.leftOut')}>
      {[...counts].map(([reason, count]) => (
        <div key={reason}>{t('bulk.reason', { number: number(count), reason: t(`reasons.${reason}`) })}</div>
      ))}
    </Notice>
  )
}
