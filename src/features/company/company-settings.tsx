import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  getCorporateAccount,
  getCorporateAccountsByFilter,
} from '@/api/generated/operations/corporate-accounts.ts'
import { findViewPermissionsByCorporateAccount } from '@/api/generated/operations/company.ts'
import { getBudgetsByOwner } from '@/api/generated/operations/budgets.ts'
import { findAllProductsByAssignee } from '@/api/generated/operations/products.ts'
import { SettingsPage } from '@/forms/settings-page.tsx'

/**
 * The other reads that a change of the company affects: its budget has the same threshold, its groups the same
 * products.
 */
const REFRESHES = [
  getCorporateAccount,
  getCorporateAccountsByFilter,
  getBudgetsByOwner,
  findViewPermissionsByCorporateAccount,
  findAllProductsByAssignee,
]

/** A tab of the settings of a company, with one save bar for all its cards. */
export function CompanySettings({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('company')
  return (
    <SettingsPage refreshes={REFRESHES} submitLabel={t('settings.save')} saved={t('settings.saved')}>
      {children}
    </SettingsPage>
  )
}
