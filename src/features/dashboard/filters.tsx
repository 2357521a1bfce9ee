import { useTranslation } from 'react-i18next'
import { listCompanyTypes } from '@/api/generated/operations/corporate-accounts.ts'
import { getAllPartners } from '@/api/generated/operations/partners.ts'
import { useRead } from '@/api/use-read.ts'
import { isMsp, isOspadmin } from '@/session/access.ts'
import { chooseAccount } from '@/session/account.ts'
import { useAccount, useUser } from '@/session/use-viewer.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import styles from './dashboard.module.css'
import type { Scope, useScope } from './scope.ts'

type Filter = ReturnType<typeof useScope>['filter']

/** What the figures are about, and how to change that, by role (R061). Partner staff choose a company in the header. */
export function Filters({ scope, filter }: { readonly scope: Scope; readonly filter: Filter }) {
  const user = useUser()
  if (!isMsp(user)) return null
  return (
    <div className={styles.filters}>
      {isOspadmin(user) && (
        <>
          <PartnerFilter chosen={scope.partnerOspId} filter={filter} />
          <CompanyTypeFilter chosen={scope.companyType} filter={filter} />
        </>
      )}
      <AccountScope accountOspId={scope.accountOspId} />
    </div>
  )
}

interface FilterProps {
  readonly chosen: string | undefined
  readonly filter: Filter
}

function PartnerFilter({ chosen, filter }: FilterProps) {
  const { t } = useTranslation('dashboard')
  const partners = useRead(getAllPartners, {}, { keep: true }).data ?? []
  return (
    <Field label={t('filters.partner')}>
      {(control) => (
        <NativeSelect
          {...control}
          placeholder={t('filters.allPartners')}
          value={chosen ?? ''}
          options={withChosen(
            chosen,
            partners.map(({ ospId, name }) => ({ value: ospId, label: name })),
          )}
          onChange={({ target }) => filter({ partner: target.value || undefined })}
        />
      )}
    </Field>
  )
}

function CompanyTypeFilter({ chosen, filter }: FilterProps) {
  const { t } = useTranslation('dashboard')
  const types = useRead(listCompanyTypes, {}, { keep: true }).data ?? []
  return (
    <Field label={t('filters.companyType')}>
      {(control) => (
        <NativeSelect
          {...control}
          placeholder={t('filters.allTypes')}
          value={chosen ?? ''}
          options={withChosen(
            chosen,
            types.map(({ companyType, label }) => ({ value: companyType, label })),
          )}
          onChange={({ target }) => filter({ companyType: target.value })}
        />
      )}
    </Field>
  )
}

/** The company selected in the header, and the way back to all of them. */
function AccountScope({ accountOspId }: { readonly accountOspId: string | undefined }) {
  const { t } = useTranslation('dashboard')
  const account = useAccount().data
  if (accountOspId === undefined) return null
  return (
    <p className={styles.scope}>
      <span dir="auto">{t('filters.onlyAccount', { name: account?.data.name ?? accountOspId })}</span>
      <Button size="small" onClick={() => chooseAccount(undefined)}>
        {t('filters.allAccounts')}
      </Button>
    </p>
  )
}

interface Option {
  readonly value: string
  readonly label: string
}

/** What the address asks for stays chosen while the choices are on their way, or when it is none of them. */
const withChosen = (chosen: string | undefined, options: readonly Option[]): readonly Option[] =>
  chosen === undefined || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }]
