import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ValuesForm } from '@/forms/values-form.tsx'
import { number } from '@/i18n/formats.ts'
import { LeftOut } from '@/ui/bulk/bulk-parts.tsx'
import { Button } from '@/ui/basics/button.tsx'
import { DialogFoot } from '@/ui/overlays/dialog.tsx'
import {
  brokenBulkPlan,
  companyOf,
  modesOf,
  NO_PLAN,
  refusesInBulk,
  type BulkAction,
  type BulkPlan,
} from './bulk-actions.ts'
import { GroupField } from './group-field.tsx'
import { PlanFields } from './plan-fields.tsx'
import type { ActionUser } from './user-actions.ts'

export interface BulkQuestionProps {
  readonly action: BulkAction
  readonly users: readonly ActionUser[]
  readonly onStart: (plan: BulkPlan) => void
  readonly onCancel: () => void
}

/** What will happen to how many, who is left out and why, and when it shall be. */
export function BulkQuestion({ action, users, onStart, onCancel }: BulkQuestionProps) {
  const { t } = useTranslation('app-users')
  const { id } = action
  const modes = modesOf(action)
  const words = id === 'activate' ? 'activate' : 'deactivate'
  const isStuck = id === 'add-to-group' && companyOf(users) === undefined
  return (
    <ValuesForm<BulkPlan>
      initial={NO_PLAN}
      check={(plan) => brokenBulkPlan(action, plan)}
      send={async (plan) => onStart(plan)}
    >
      {({ values, submit }) => {
        const reasons = users.flatMap((user) => refusesInBulk(action, user, values) ?? [])
        const able = users.length - reasons.length
        return (
          <form
            noValidate
            onSubmit={(event: SubmitEvent) => {
              event.preventDefault()
              submit()
            }}
          >
            <div className="stack">
              <p>{t(`bulk.text.${id}`, { count: able, number: number(able) })}</p>
              <LeftOut reasons={reasons.map((reason) => t(`reasons.${reason}`))} />
              {id === 'add-to-group' && <GroupField users={users} />}
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
              <Button
                type="submit"
                look="primary"
                refused={able === 0 ? t('ui:bulk.none') : isStuck ? t('bulk.severalCompanies') : undefined}
              >
                {t(`actions.${id}.submit`)}
              </Button>
            </DialogFoot>
          </form>
        )
      }}
    </ValuesForm>
  )
}
