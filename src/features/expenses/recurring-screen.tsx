import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  getRecurringExternalPurchase,
  updateRecurringExternalPurchase,
} from '@/api/generated/operations/expenses.ts'
import { useRead } from '@/api/use-read.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { mayCall } from '@/session/access.ts'
import { useNamedAction } from '@/actions/action-menu.tsx'
import { useUser } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { PageActions } from '@/ui/basics/page-actions.tsx'
import { UserPage } from '@/domain/users/user-page.tsx'
import { DeleteRecurringDialog } from './delete-recurring-dialog.tsx'
import { recurringActions, type RecurringAction } from './expense-actions.ts'
import { RecurringBadge, type Recurring } from './expense-words.tsx'
import styles from './expenses.module.css'
import { RecurringOverview } from './recurring-overview.tsx'
import { useRecurringMenu } from './use-expense-menus.ts'
import { useRecurringTypes } from './use-recurring-types.ts'
import { RecurringEdit } from './recurring-edit.tsx'

/** A recurring expense: its occurrences to come can be changed (R097) or deleted (R096). */
export default function RecurringScreen({ params }: ScreenProps<'userOspId' | 'recurrenceOspId'>) {
  const { t } = useTranslation('expenses')
  const viewer = useUser()
  const { userOspId, recurrenceOspId } = params
  const isAllowed = mayCall(viewer, updateRecurringExternalPurchase)
  const read = useRead(
    getRecurringExternalPurchase,
    isAllowed ? { body: { ospId: recurrenceOspId } } : null,
    { ignore: ['NOT_FOUND'] },
  )
  const { nameOf } = useRecurringTypes()
  const recurring =
    read.data?.ospId === recurrenceOspId && read.data.user.ospId === userOspId ? read.data : undefined
  const [dialog, setDialog] = useAddressParam('dialog')
  const close = useCallback(() => setDialog(undefined), [setDialog])
  const open = useCallback(({ id }: RecurringAction) => setDialog(id), [setDialog])
  const named = useNamedAction(recurringActions, dialog)
  const isMissing = (read.data !== undefined && !recurring) || read.error?.status === 404
  return (
    <UserPage
      name="EditRecurringExpense"
      params={params}
      title={recurring && (recurring.description ?? nameOf(recurring.type))}
      id={recurring && recurrenceOspId}
      status={recurring && <RecurringBadge recurring={recurring} />}
      action={recurring && <Actions recurring={recurring} open={open} />}
    >
      {() =>
        !isAllowed ? (
          <EmptyState kind="no-right" />
        ) : isMissing ? (
          <EmptyState
            kind="no-match"
            title={t('missing.title')}
            text={t('missing.text')}
            action={
              <LinkButton look="primary" to={hrefTo('AppUserExpenses', { userOspId })}>
                {t('missing.back')}
              </LinkButton>
            }
          />
        ) : (
          <>
            <Loaded read={read}>
              {(shown) => (
                <div className={styles.columns}>
                  {shown.active ? (
                    <RecurringEdit key={shown.ospId} recurring={shown} reload={async () => read.mutate()} />
                  ) : (
                    <Notice tone="info">{t('recurring.endedText')}</Notice>
                  )}
                  <RecurringOverview recurring={shown} />
                </div>
              )}
            </Loaded>
            <DeleteRecurringDialog action={named} recurring={recurring} onClose={close} />
          </>
        )
      }
    </UserPage>
  )
}

interface ActionsProps {
  readonly recurring: Recurring
  readonly open: (action: RecurringAction) => void
}

function Actions({ recurring, open }: ActionsProps) {
  const menu = useRecurringMenu(open)
  const groups = useMemo(() => menu(recurring), [menu, recurring])
  return <PageActions area="expenses" name={recurring.description ?? recurring.type} groups={groups} />
}
