import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import {
  deleteRecurringExternalPurchase,
  findRecurringExternalPurchasesByUser,
  getRecurringExternalPurchase,
} from '@/api/generated/operations/expenses.ts'
import { useWrite } from '@/api/use-write.ts'
import { date } from '@/i18n/formats.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { RadioGroup } from '@/ui/inputs/choice.tsx'
import { ConfirmDialog } from '@/ui/overlays/prompt-dialogs.tsx'
import type { Recurring } from '@/domain/events/expense-words.ts'

/** R096: asks which part of a recurring expense to delete: only the next occurrence, or all following ones. */
export function DeleteRecurringDialog({ item: recurring, ...dialog }: ActionDialogProps<Recurring>) {
  const { t } = useTranslation('expenses')
  const [scope, setScope] = useState('one')
  const { run } = useWrite(deleteRecurringExternalPurchase, {
    refreshes: [findRecurringExternalPurchasesByUser, getRecurringExternalPurchase],
    ignore: ['*'], // The dialog shows the error.
  })
  const { ospId, nextDate = '' } = recurring
  return (
    <ConfirmDialog
      {...dialog}
      title={t('actions.delete-recurring.title')}
      text={t('actions.delete-recurring.text')}
      confirm={t('actions.delete-recurring.label')}
      tone="danger"
      onConfirm={async () => {
        await run({ body: { ospId, deleteFollowing: scope === 'following' } })
        notify({
          tone: 'success',
          text: t(`actions.delete-recurring.done.${scope}`, { date: date(nextDate) }),
        })
      }}
    >
      <RadioGroup
        label={t('actions.delete-recurring.scope')}
        name="scope"
        value={scope}
        onChange={setScope}
        options={[
          { value: 'one', label: t('actions.delete-recurring.one', { date: date(nextDate) }) },
          { value: 'following', label: t('actions.delete-recurring.following', { date: date(nextDate) }) },
        ]}
      />
    </ConfirmDialog>
  )
}
