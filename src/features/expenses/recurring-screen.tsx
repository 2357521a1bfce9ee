import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  findRecurringExternalPurchasesByUser,
  getRecurringExternalPurchase,
  updateRecurringExternalPurchase,
} from '@/api/generated/operations/expenses.ts'
import validate from '@/api/generated/validators/UpdateRecurringRequest.js'
import { useRead } from '@/api/use-read.ts'
import { useWrite } from '@/api/use-write.ts'
import { RecordForm } from '@/forms/record-form.tsx'
import { today } from '@/i18n/formats.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { mayCall } from '@/session/access.ts'
import { useNamedAction } from '@/session/action-menu.tsx'
import { useUser } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/button.tsx'
import { Card } from '@/ui/card.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Loaded } from '@/ui/loaded.tsx'
import { Notice } from '@/ui/notice.tsx'
import { notify } from '@/ui/notifications-store.ts'
import { PageActions } from '@/ui/page-actions.tsx'
import { UserPage } from '@/users/user-page.tsx'
import { useUserBudgets } from '@/users/use-user-budgets.ts'
import { DeleteRecurringDialog } from './delete-recurring-dialog.tsx'
import { recurringActions, type RecurringAction } from './expense-actions.ts'
import { ExpenseFields } from './expense-fields.tsx'
import { brokenUpdate, toForm, toUpdate, type ExpenseValues } from './expense-form.ts'
import { RecurringBadge, type Recurring } from './expense-words.tsx'
import styles from './expenses.module.css'
import { RecurringOverview } from './recurring-overview.tsx'
import { useRecurringMenu } from './use-expense-menus.ts'
import { useRecurringTypes } from './use-recurring-types.ts'

/** A recurring expense: its occurrences to come can be changed (R097) or deleted (R096). */
export default function RecurringScreen({ params }: ScreenProps) {
  const { t } = useTranslation('expenses')
  const viewer = useUser()
  const { userOspId = '', recurrenceOspId = '' } = params
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
                    <Edit key={shown.ospId} recurring={shown} reload={async () => read.mutate()} />
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

interface EditProps {
  readonly recurring: Recurring
  readonly reload: () => Promise<Recurring | undefined>
}

function Edit({ recurring, reload }: EditProps) {
  const { t } = useTranslation('expenses')
  const budgets = useUserBudgets(recurring.user.ospId)
  const { run } = useWrite(updateRecurringExternalPurchase, {
    refreshes: [getRecurringExternalPurchase, findRecurringExternalPurchasesByUser],
    ignore: ['STALE'],
  })
  return (
    <Loaded read={budgets}>
      {(all) => (
        <RecordForm
          record={recurring}
          reload={reload}
          toForm={toForm}
          toBody={toUpdate}
          validate={validate}
          rules={(_body, values: ExpenseValues) => brokenUpdate(values, today())}
          save={async (body) => {
            const saved = await run({ body })
            notify({ tone: 'success', text: t('recurring.saved') })
            return saved
          }}
          labelOf={(field) => t(`fields.${field}`)}
          label={t('screens.EditRecurringExpense')}
          submitLabel={t('save')}
        >
          <Notice tone="info">{t('recurring.futureOnly')}</Notice>
          <Card title={t('recurring.toCome')}>
            <ExpenseFields kind="recurring" edits budgets={all.filter(({ active }) => active)} />
          </Card>
        </RecordForm>
      )}
    </Loaded>
  )
}
