import { useTranslation } from 'react-i18next'
import { listCompanyTypes } from '@/api/generated/operations/corporate-accounts.ts'
import { getAllPartners } from '@/api/generated/operations/partners.ts'
import { useRead } from '@/api/use-read.ts'
import { monthName } from '@/i18n/long-dates.ts'
import { isMsp, isOspadmin } from '@/session/access.ts'
import { chooseAccount } from '@/session/account.ts'
import { useUser } from '@/session/use-viewer.ts'
import { Button } from '@/ui/basics/button.tsx'
import { NativeSelect, type SelectOption } from '@/ui/inputs/inputs.tsx'
import styles from './dashboard.module.css'
import { months, type useScope } from './scope.ts'

type ScopeProps = ReturnType<typeof useScope>

/** The month of the figures, in long form. */
export function MonthChoice({ scope, choose }: ScopeProps) {
  const { t, i18n } = useTranslation('dashboard')
  return (
    <NativeSelect
      className={styles.month}
      aria-label={t('filters.month')}
      value={scope.month}
      options={months().map((month) => ({ value: month, label: monthName(month, i18n.language) }))}
      onChange={({ target }) => choose({ month: target.value === months()[0] ? '' : target.value })}
    />
  )
}

/** The scope of the figures, and how to change it, by role (R061). Partner staff select a company in the shell. */
export function Filters({ scope, choose }: ScopeProps) {
  const { t } = useTranslation('dashboard')
  const user = useUser()
  if (!isMsp(user)) return null
  return (
    <div className={styles.filters}>
      {isOspadmin(user) && <OspadminFilters scope={scope} choose={choose} />}
      {scope.accountOspId !== undefined && (
        <Button size="small" onClick={() => chooseAccount(undefined)}>
          {t('filters.allAccounts')}
        </Button>
      )}
    </div>
  )
}

function OspadminFilters({ scope, choose }: ScopeProps) {
  const { t } = useTranslation('dashboard')
  const partners = useRead(getAllPartners, {}, { keep: true }).data ?? []
  const types = useRead(listCompanyTypes, {}, { keep: true }).data ?? []
  return (
    <>
      <NativeSelect
        aria-label={t('filters.partner')}
        placeholder={t('filters.allPartners')}
        value={scope.partnerOspId ?? ''}
        options={withChosen(
          scope.partnerOspId,
          partners.map(({ ospId, data }) => ({ value: ospId, label: data.name })),
        )}
        onChange={({ target }) => choose({ partner: target.value || undefined })}
      />
      <NativeSelect
        aria-label={t('filters.companyType')}
        placeholder={t('filters.allTypes')}
        value={scope.companyType ?? ''}
        options={withChosen(
          scope.companyType,
          types.map(({ companyType, label }) => ({ value: companyType, label })),
        )}
        onChange={({ target }) => choose({ companyType: target.value })}
      />
    </>
  )
}

/** A value from the address stays selected while the options load, or if it is not among them. */
const withChosen = (chosen: string | undefined, options: readonly SelectOption[]): readonly SelectOption[] =>
  chosen === undefined || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }]
