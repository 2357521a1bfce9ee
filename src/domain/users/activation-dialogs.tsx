import { useTranslation } from 'react-i18next'
import { activateUser, deactivateUser } from '@/api/generated/operations/app-users.ts'
import { dayOf } from '@/i18n/formats.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { ConfirmDialog } from '@/ui/overlays/question-dialogs.tsx'
import {
  ACTIVATION_MODES,
  activationMoment,
  DEACTIVATION_MODES,
  deactivationMoment,
  plannedDay,
} from './activation.ts'
import { nameOf } from './user-actions.ts'
import { PlanDialog } from './plan-dialog.tsx'
import type { UserDialogProps } from './user-action-dialog.tsx'
import { useUserWrite } from './use-user-write.ts'

/** Activates a user, now or later (R087); for an active one withdraws the planned deactivation. */
export function ActivateDialog(props: UserDialogProps) {
  return props.user.active ? <WithdrawDialog {...props} /> : <ActivationDialog {...props} />
}

function ActivationDialog({ user, open, title, onClose }: UserDialogProps) {
  const { t } = useTranslation('app-users')
  const { run } = useUserWrite(activateUser)
  const name = nameOf(user)
  const planned = plannedDay(user.desiredActivationDate)
  return (
    <PlanDialog
      open={open}
      title={title}
      lead={t('actions.activate.lead')}
      submit={t('actions.activate.submit')}
      modes={ACTIVATION_MODES.map((mode) => ({ value: mode, label: t(`actions.activate.mode.${mode}`) }))}
      modeLabel={t('actions.activate.mode.label')}
      dayLabel={t('actions.activate.day')}
      initial={{ mode: planned === undefined ? 'now' : 'date', day: planned ?? '' }}
      run={async ({ mode, day }) => {
        const body = { ospId: user.ospId, desiredActivationDate: activationMoment(mode, day) }
        const { active, desiredActivationDate: plan } = await run({ body })
        const text = active
          ? t('actions.activate.done', { name })
          : plan === undefined
            ? t('actions.activate.manual', { name })
            : t('actions.activate.planned', { name, date: dayOf(plan) })
        notify({ tone: 'success', text })
      }}
      onClose={onClose}
    />
  )
}

function WithdrawDialog({ user, open, title, onClose }: UserDialogProps) {
  const { t } = useTranslation('app-users')
  const { run } = useUserWrite(activateUser)
  const { ospId, desiredDeactivationDate: planned = '' } = user
  return (
    <ConfirmDialog
      open={open}
      title={title}
      text={planned !== '' && t('actions.withdraw.text', { date: dayOf(planned) })}
      confirm={t('actions.withdraw.submit')}
      onConfirm={async () => {
        await run({ body: { ospId, desiredActivationDate: activationMoment('now', '') } })
        notify({ tone: 'success', text: t('actions.withdraw.done', { name: nameOf(user) }) })
      }}
      onClose={onClose}
    />
  )
}

/** Deactivates a user, now or later, or moves a planned deactivation (R088); says what stays (R089). */
export function DeactivateDialog({ user, open, title, onClose }: UserDialogProps) {
  const { t } = useTranslation('app-users')
  const { run } = useUserWrite(deactivateUser)
  const name = nameOf(user)
  const planned = plannedDay(user.desiredDeactivationDate)
  return (
    <PlanDialog
      open={open}
      title={title}
      lead={t('actions.deactivate.lead')}
      submit={t('actions.deactivate.submit')}
      modes={DEACTIVATION_MODES.map((mode) => ({ value: mode, label: t(`actions.deactivate.mode.${mode}`) }))}
      modeLabel={t('actions.deactivate.mode.label')}
      dayLabel={t('actions.deactivate.day')}
      initial={{ mode: planned === undefined ? 'now' : 'date', day: planned ?? '' }}
      run={async ({ mode, day }) => {
        const { active, desiredDeactivationDate: plan } = await run({
          body: { ospId: user.ospId, ...deactivationMoment(mode, day) },
        })
        const text =
          active && plan !== undefined
            ? t('actions.deactivate.planned', { name, date: dayOf(plan) })
            : t('actions.deactivate.done', { name })
        notify({ tone: 'success', text })
      }}
      onClose={onClose}
    />
  )
}
