import { useTranslation } from 'react-i18next'
import { activateBudget, deactivateBudget, getBudgetsByOwner } from '@/api/generated/operations/budgets.ts'
import { useWrite } from '@/api/use-write.ts'
import { money } from '@/i18n/formats.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { ConfirmDialog } from '@/ui/overlays/question-dialogs.tsx'
import { useAsked } from '@/ui/overlays/use-asked.ts'
import { remainingOf, type Budget } from '@/domain/budgets/use-user-budgets.ts'
import type { BudgetAction } from './budget-actions.ts'
import { typeOf } from './budget-words.ts'

const BudgetEdit = lazyBlock(async () => (await import('./budget-edit.tsx')).BudgetEdit)

export interface BudgetDialogsProps {
  /** `undefined`: nothing is asked for. */
  readonly action: BudgetAction | undefined
  readonly budget: Budget | undefined
  readonly onClose: () => void
}

/** The dialog of an action on a budget. */
export function BudgetDialogs({ action, budget, onClose }: BudgetDialogsProps) {
  const { t } = useTranslation('budgets')
  const asked = useAsked({
    action: action?.id === 'add-amount' ? undefined : action,
    thing: budget,
    idOf: ({ ospId }) => ospId,
    refusal: ({ refuses }, of) => {
      const reason = refuses(of)
      return reason && t(`reasons.${reason}`)
    },
    onClose,
  })
  if (!asked) return null
  const { action: shown, thing, key, open } = asked
  return shown.id === 'edit-budget' ? (
    <BudgetEdit key={key} budget={thing} open={open} onClose={onClose} />
  ) : (
    <StateDialog
      key={key}
      id={shown.id === 'activate-budget' ? 'activate-budget' : 'deactivate-budget'}
      budget={thing}
      open={open}
      onClose={onClose}
    />
  )
}

interface StateDialogProps {
  readonly id: 'activate-budget' | 'deactivate-budget'
  readonly budget: Budget
  readonly open: boolean
  readonly onClose: () => void
}

/** R092: asks before a budget is deactivated or reactivated, and says what becomes of its amount. */
function StateDialog({ id, budget, open, onClose }: StateDialogProps) {
  const { t } = useTranslation(['budgets', 'vocabulary'])
  const options = { refreshes: [getBudgetsByOwner], ignore: ['*'] } // The dialog tells what goes wrong.
  const activate = useWrite(activateBudget, options)
  const deactivate = useWrite(deactivateBudget, options)
  const type = typeOf(t, budget)
  return (
    <ConfirmDialog
      open={open}
      title={t(`actions.${id}.title`, { type })}
      text={t(`actions.${id}.text`, { amount: money(remainingOf(budget)) })}
      confirm={t(`actions.${id}.label`)}
      onConfirm={async () => {
        await (id === 'activate-budget' ? activate : deactivate).run({ body: { ospId: budget.ospId } })
        notify({ tone: 'success', text: t(`actions.${id}.done`, { type }) })
      }}
      onClose={onClose}
    />
  )
}
