import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { findRecurringExternalPurchasesByUser } from '@/api/generated/operations/expenses.ts'
import { useRead } from '@/api/use-read.ts'
import { hrefTo } from '@/routes/href.ts'
import { useRowDialogAddress } from '@/actions/use-row-dialog.ts'
import { useNamedAction } from '@/actions/action-menu.tsx'
import { ProblemPanel } from '@/ui/feedback/problem-panel.tsx'
import { MemoryTable } from '@/ui/table/memory-table.tsx'
import { DeleteRecurringDialog } from './delete-recurring-dialog.tsx'
import { recurringActions } from './expense-actions.ts'
import { recurringColumns } from './expense-columns.tsx'
import type { Recurring } from './expense-words.tsx'
import { useRecurringMenu } from './use-expense-menus.ts'
import { useRecurringTypes } from './use-recurring-types.ts'

/** What comes back every month or year. */
export function RecurringList({ userOspId }: { readonly userOspId: string }) {
  const { t } = useTranslation(['expenses', 'vocabulary'])
  const read = useRead(findRecurringExternalPurchasesByUser, { body: { userOspId } })
  const { nameOf } = useRecurringTypes()
  const columns = useMemo(
    () => recurringColumns(t, nameOf).map((column) => ({ ...column, hideable: false })),
    [t, nameOf],
  )
  const { dialog, row, open, close } = useRowDialogAddress('recurrence')
  const rowActions = useRecurringMenu(
    useCallback((action, { ospId }: Recurring) => open(action.id, ospId), [open]),
  )
  const named = useNamedAction(recurringActions, dialog)
  if (read.error && !read.data)
    return <ProblemPanel error={read.error} retry={() => void read.mutate()} pending={read.isValidating} />
  return (
    <>
      <MemoryTable
        id="recurring-expenses"
        caption={t('recurring.title')}
        columns={columns}
        rowId={({ ospId }) => ospId}
        rows={read.data}
        busy={read.isValidating}
        rowHref={({ ospId }) => hrefTo('EditRecurringExpense', { userOspId, recurrenceOspId: ospId })}
        rowActions={rowActions}
        empty={{ title: t('recurring.empty.title'), text: t('recurring.empty.text') }}
      />
      <DeleteRecurringDialog
        action={named}
        recurring={read.data?.find(({ ospId }) => ospId === row)}
        onClose={close}
      />
    </>
  )
}
