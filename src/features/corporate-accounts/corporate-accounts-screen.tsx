import { useTranslation } from 'react-i18next'
import { onlySet } from '@/base/only-set.ts'
import type { Remote } from 'comlink'
import { useMemo } from 'react'
import {
  getCorporateAccountsByFilter,
  listCompanyTypes,
} from '@/api/generated/operations/corporate-accounts.ts'
import { useRead } from '@/api/use-read.ts'
import { startWorker } from '@/base/worker.ts'
import { usePartnerFilter } from '@/domain/partners/use-partner-filter.ts'
import { withFacts } from '@/lists/columns.tsx'
import { choice, yesNo } from '@/lists/filters.tsx'
import { flag, id, ignored, sortBy, text } from '@/lists/list-query.ts'
import { ListScreen } from '@/lists/list-screen.tsx'
import { useWorkerList } from '@/lists/use-worker-list.tsx'
import { hrefTo } from '@/routes/href.ts'
import { isOspadmin } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { accountActions } from '@/domain/companies/account-actions.ts'
import { accountColumns } from './account-columns.tsx'
import type { AccountFilter, AccountWords } from './account-texts.ts'
import type { AccountsWorker } from './accounts.worker.ts'
// oxlint-disable-next-line import/default -- Vite makes it the address of the worker.
import accountsWorker from './accounts.worker.ts?worker&url'

const accountsQuery = {
  search: text({ from: 3 }), // R149
  active: flag(),
  type: id(),
  partner: id(),
  requested: flag(),
  sort: sortBy(
    ['deactivation', 'name', 'extId', 'partner', 'companyType', 'paymentType', 'city', 'userCount', 'active'],
    'deactivation', // Companies with a request come first. The others follow by name.
  ),
}

/**
 * R061, R055: only an ospadmin filters by company type and by partner. In any other viewer's address these parameters
 * are ignored.
 */
const queryOfPartner = { ...accountsQuery, type: ignored(), partner: ignored() }

/**
 * R044, R234: the companies of a partner. The browser holds up to 20,000 of them, so that searching and sorting are
 * instant. Beyond that, searches also query the server.
 */
export default function CorporateAccountsScreen() {
  const { t } = useTranslation('corporate-accounts')
  const ofAllPartners = isOspadmin(useUser())
  const types = useRead(listCompanyTypes, {}, { keep: true }).data
  const words = useMemo<AccountWords>(
    () => ({
      ofAllPartners,
      active: t('status.active'),
      inactive: t('status.inactive'),
      stopsOn: t('status.stopsOn'),
      companyTypes: Object.fromEntries(types?.map(({ companyType, label }) => [companyType, label]) ?? []),
      paymentTypes: {
        PREPAID: t('paymentType.PREPAID'),
        POSTPAID_WITH_SECURITY_DEPOSIT: t('paymentType.POSTPAID_WITH_SECURITY_DEPOSIT'),
      },
    }),
    [t, types, ofAllPartners],
  )
  const list = useWorkerList(
    getCorporateAccountsByFilter,
    ofAllPartners ? accountsQuery : queryOfPartner,
    // Only 20,000 companies are read (R234): rare filter values are queried on the server.
    ({ partner, requested }) => ({
      body: {
        ...onlySet({ partnerOspId: partner, deactivationRequested: requested || undefined }),
      },
    }),
    {
      start: () => startWorker(accountsWorker),
      sourceOf: (kept: Remote<AccountsWorker>) => kept,
      filter: ({ active, type, requested }): AccountFilter => ({ active, type, requested }),
      serverFilter: ({ search, active, type }) =>
        onlySet({ search: search.trim(), active, companyType: type }),
      words,
    },
  )
  return (
    <ListScreen
      name="CorporateAccounts"
      lead={t('lead')}
      add="AddCorporateAccount"
      list={list}
      id="corporate-accounts"
      columns={withFacts(accountColumns, words)}
      filters={[
        yesNo('active'),
        ...(ofAllPartners
          ? [
              choice(
                'type',
                types?.map(({ companyType, label }) => ({ value: companyType, label })),
              ),
            ]
          : []),
        ...usePartnerFilter(),
        yesNo('requested'),
      ]}
      actions={accountActions}
      rowTo={({ ospId }) => hrefTo('CorporateAccountView', { accountOspId: ospId })}
    />
  )
}
