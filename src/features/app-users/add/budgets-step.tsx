import { useState } from 'react'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'
import { getBudgetTypes } from '@/api/generated/operations/budgets.ts'
import { useRead } from '@/api/use-read.ts'
import { useFormField } from '@/forms/fields/fields.tsx'
import { useAccount } from '@/session/use-viewer.ts'
import { Button, IconButton } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { FieldError } from '@/ui/inputs/field.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import type { BudgetValues, Definition } from '@/domain/budgets/budget-form.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { useBudgetWords } from './budget-line.ts'
import styles from './add.module.css'

const BudgetDialog = lazyBlock(async () => (await import('./budget-dialog.tsx')).BudgetDialog)

/** R229: the initial budgets of the new user, at most one per type. */
export function BudgetsStep({ accountOspId }: { readonly accountOspId: string }) {
  const definitions = useRead(getBudgetTypes, { body: { assigneeOspId: accountOspId } })
  return (
    <Loaded read={definitions}>
      {(found) => <Budgets definitions={found.filter(({ budgetType }) => budgetType !== 'COMPANY_BUDGET')} />}
    </Loaded>
  )
}

function Budgets({ definitions }: { readonly definitions: readonly Definition[] }) {
  const { t } = useTranslation('app-users')
  const words = useBudgetWords()
  const account = useAccount()
  const { input, id, error } = useFormField<readonly BudgetValues[]>({
    name: 'budgets',
    label: t('add.steps.budgets'),
  })
  const [isOpen, setIsOpen] = useState(false)
  // Stays mounted while it closes, so that the focus returns. Each opening mounts a new dialog.
  const [opened, setOpened] = useState<{ readonly budget?: BudgetValues; readonly time: number }>()
  const open = (budget?: BudgetValues): void => {
    setOpened(({ time } = { time: 0 }) => ({ time: time + 1, ...withoutUndefined({ budget }) }))
    setIsOpen(true)
  }
  const budgets = input.value
  const free = definitions.filter(({ budgetType }) => !budgets.some(({ type }) => type === budgetType))
  const keep = (budget: BudgetValues): void =>
    input.onChange([...budgets.filter(({ type }) => type !== budget.type), budget])
  return (
    <Card
      title={t('add.steps.budgets')}
      actions={
        <Button
          icon={<Plus />}
          refused={free.length === 0 ? t('add.budgets.all') : undefined}
          onClick={() => open()}
        >
          {t('add.budgets.add')}
        </Button>
      }
    >
      <div id={id} tabIndex={-1}>
        {budgets.length === 0 ? (
          <EmptyState
            kind="nothing-yet"
            title={t('add.budgets.none.title')}
            text={t('add.budgets.none.text')}
          />
        ) : (
          <ul className={styles.budgets}>
            {budgets.map((budget) => (
              <li key={budget.type}>
                <strong>{words.nameOf(budget.type)}</strong>
                <span>{words.contentOf(budget)}</span>
                <IconButton
                  icon={<Pencil />}
                  label={t('add.budgets.edit', { type: words.nameOf(budget.type) })}
                  onClick={() => open(budget)}
                />
                <IconButton
                  icon={<Trash2 />}
                  label={t('add.budgets.remove', { type: words.nameOf(budget.type) })}
                  onClick={() => input.onChange(budgets.filter((other) => other !== budget))}
                />
              </li>
            ))}
          </ul>
        )}
        <FieldError id={`${id}-error`} error={error} />
      </div>
      {opened && (
        <BudgetDialog
          key={opened.time}
          open={isOpen}
          definitions={
            opened.budget ? definitions.filter(({ budgetType }) => budgetType === opened.budget?.type) : free
          }
          budget={opened.budget}
          needsExtId={account.data?.data.businessBudgetExternalReferenceMandatory === true}
          onKeep={keep}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Card>
  )
}
