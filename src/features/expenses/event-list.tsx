import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { getEventsByFilter } from '@/api/generated/operations/expenses.ts'
import { useRead } from '@/api/use-read.ts'
import { hrefTo } from '@/routes/href.ts'
import { useListQuery, type ListState } from '@/lists/use-list-query.ts'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import { PeriodFilter } from '@/ui/table/period-filter.tsx'
import { PagedTable } from '@/lists/paged-table.tsx'
import { useBudgetsOf } from '@/domain/budgets/use-budgets-of.ts'
import { expenseColumns } from './expense-columns.tsx'
import { expensesQuery, toFilter } from './expenses-query.ts'
import { useModeNames } from './use-mode-names.ts'

/** What a user spent, filtered by the address. */
export function EventList({ userOspId }: { readonly userOspId: string }) {
  const { t } = useTranslation(['expenses', 'vocabulary'])
  const list = useListQuery(expensesQuery)
  const { query } = list
  const { page, size, sort } = query
  const read = useRead(getEventsByFilter, { query: { page, size, sort }, body: toFilter(query, userOspId) })
  const { nameOf } = useModeNames()
  const columns = useMemo(() => expenseColumns(t, nameOf), [t, nameOf])
  return (
    <PagedTable
      id="user-expenses"
      caption={t('screens.AppUserExpenses')}
      columns={columns}
      rowId={({ ospId }) => ospId}
      rowHref={({ ospId }) => hrefTo('AppUserExpenseDetail', { userOspId, eventOspId: ospId })}
      read={read}
      list={list}
      searchLabel={t('search')}
      filters={<Filters list={list} userOspId={userOspId} />}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
      exportName={t('exportName')}
    />
  )
}

interface FiltersProps {
  readonly list: ListState<typeof expensesQuery>
  readonly userOspId: string
}

function Filters({ list: { query, change }, userOspId }: FiltersProps) {
  const { t } = useTranslation(['expenses', 'vocabulary'])
  const { modes } = useModeNames()
  const budgets = useBudgetsOf(userOspId).data ?? []
  return (
    <>
      <NativeSelect
        aria-label={t('columns.mode')}
        placeholder={t('allModes')}
        value={query.mode ?? ''}
        options={modes.map(({ mobilityMode, label }) => ({ value: mobilityMode, label }))}
        onChange={({ target }) => change({ mode: target.value || undefined })}
      />
      <NativeSelect
        aria-label={t('columns.budget')}
        placeholder={t('allBudgets')}
        value={query.budget ?? ''}
        options={budgets.map(({ ospId, type }) => ({
          value: ospId,
          label: t(`vocabulary:budgetTypes.${type}`),
        }))}
        onChange={({ target }) => change({ budget: target.value || undefined })}
      />
      <PeriodFilter label={t('columns.date')} from={query.from} to={query.to} onChange={change} />
    </>
  )
}
