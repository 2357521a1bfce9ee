import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  getCorporateAccountsByFilter,
  listCompanyTypes,
} from '@/api/generated/operations/corporate-accounts.ts'
import { useReadIntoWorker } from '@/api/use-read-into-worker.ts'
import { useRead } from '@/api/use-read.ts'
import { hrefTo } from '@/routes/href.ts'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { useListQuery } from '@/lists/use-list-query.ts'
import { ACCOUNT_PARAM } from '@/session/account.ts'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import { ProblemPanel } from '@/ui/feedback/problem-panel.tsx'
import { WorkerTable } from '@/ui/table/worker-table.tsx'
import { accountColumns } from './account-columns.tsx'
import type { AccountWords } from './account-texts.ts'
import type { AccountsWorker } from './accounts.worker.ts'
import { accountsQuery } from './accounts-query.ts'

const startWorker = (): Worker =>
  new Worker(new URL('accounts.worker.ts', import.meta.url), { type: 'module' })

/** R044, R234: a partner's companies, all of them in the browser, so that searching and sorting answer at once. */
export default function CorporateAccountsScreen() {
  const { t } = useTranslation('corporate-accounts')
  const list = useListQuery(accountsQuery)
  const { query, change } = list
  const types = useRead(listCompanyTypes, {}, { keep: true }).data
  const read = useReadIntoWorker<'getCorporateAccountsByFilter', AccountsWorker>(
    getCorporateAccountsByFilter,
    { body: {} },
    startWorker,
  )
  const words = useMemo<AccountWords>(
    () => ({
      active: t('status.active'),
      inactive: t('status.inactive'),
      companyTypes: Object.fromEntries(types?.map(({ companyType, label }) => [companyType, label]) ?? []),
      paymentTypes: {
        PREPAID: t('paymentType.PREPAID'),
        POSTPAID_WITH_SECURITY_DEPOSIT: t('paymentType.POSTPAID_WITH_SECURITY_DEPOSIT'),
      },
    }),
    [t, types],
  )
  const columns = useMemo(() => accountColumns(t, words), [t, words])
  return (
    <ScreenFrame name="CorporateAccounts" lead={t('lead')}>
      {read.error && !read.data ? (
        <ProblemPanel error={read.error} retry={() => void read.mutate()} pending={read.isValidating} />
      ) : (
        <WorkerTable
          id="corporate-accounts"
          caption={t('screens.CorporateAccounts')}
          columns={columns}
          rowId={({ ospId }) => ospId}
          source={read.data?.kept}
          filter={{ active: query.active, type: query.type }}
          words={words}
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
