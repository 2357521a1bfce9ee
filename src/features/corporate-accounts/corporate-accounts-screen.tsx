import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  getCorporateAccountsByFilter,
  listCompanyTypes,
} from '@/api/generated/operations/corporate-accounts.ts'
import { useReadAll } from '@/api/use-read-all.ts'
import { useRead } from '@/api/use-read.ts'
import { hrefTo } from '@/routes/href.ts'
import { ScreenFrame } from '@/routes/screen-frame.tsx'
import { useListQuery } from '@/routes/use-list-query.ts'
import { ACCOUNT_PARAM } from '@/session/account.ts'
import { NativeSelect } from '@/ui/inputs.tsx'
import { ProblemPanel } from '@/ui/problem-panel.tsx'
import { MemoryTable } from '@/ui/table/memory-table.tsx'
import { accountColumns } from './account-columns.tsx'
import { accountsQuery } from './accounts-query.ts'

/** R044, R234: a partner's companies, all of them in the browser, so that searching and sorting answer at once. */
export default function CorporateAccountsScreen() {
  const { t } = useTranslation('corporate-accounts')
  const list = useListQuery(accountsQuery)
  const { query, change } = list
  const types = useRead(listCompanyTypes, {}, { keep: true }).data
  const read = useReadAll(getCorporateAccountsByFilter, { body: {} })
  const columns = useMemo(() => {
    const labels = new Map(types?.map(({ companyType, label }) => [companyType, label]))
    return accountColumns(t, (key) => labels.get(key) ?? key)
  }, [t, types])
  const rows = useMemo(
    () =>
      read.data?.filter(
        ({ active, companyType }) =>
          (query.active === undefined || active === query.active) &&
          (query.type === undefined || companyType === query.type),
      ),
    [read.data, query.active, query.type],
  )
  return (
    <ScreenFrame name="CorporateAccounts" lead={t('lead')}>
      {read.error && !read.data ? (
        <ProblemPanel error={read.error} retry={() => void read.mutate()} pending={read.isValidating} />
      ) : (
        <MemoryTable
          id="corporate-accounts"
          caption={t('screens.CorporateAccounts')}
          columns={columns}
          rowId={({ ospId }) => ospId}
          rows={rows}
          busy={read.isValidating}
          list={list}
          rowHref={({ ospId }) => hrefTo('ManageAppUsers', {}, { [ACCOUNT_PARAM]: ospId })}
          exportName={t('exportName')}
          searchLabel={t('search')}
          filters={
            <>
              <NativeSelect
                aria-label={t('columns.status')}
                value={query.active === undefined ? '' : query.active ? 'yes' : 'no'}
                placeholder={t('allStatuses')}
                options={[
                  { value: 'yes', label: t('status.active') },
                  { value: 'no', label: t('status.inactive') },
                ]}
                onChange={({ target: { value } }) =>
                  change({ active: value === '' ? undefined : value === 'yes' })
                }
              />
              <NativeSelect
                aria-label={t('columns.companyType')}
                value={query.type ?? ''}
                placeholder={t('allTypes')}
                options={(types ?? []).map(({ companyType, label }) => ({ value: companyType, label }))}
                onChange={({ target: { value } }) => change({ type: value === '' ? undefined : value })}
              />
            </>
          }
        />
      )}
    </ScreenFrame>
  )
}
