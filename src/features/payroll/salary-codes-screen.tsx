import { useTranslation } from 'react-i18next'
import { getSalaryCategories, getSalaryCodes } from '@/api/generated/operations/payroll.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { Loaded, type Reading } from '@/frame/loaded.tsx'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { SalaryCodes } from './salary-codes.tsx'
import { useConnection, useProviders } from './use-connections.ts'

/** The codes under which the provider books the users' expenses and earnings, all in one form. */
export default function SalaryCodesScreen() {
  const { t } = useTranslation('payroll')
  const query = { corporateAccountOspId: useCompanyOspId() }
  const codes: Reading<readonly Schemas['SalaryCode'][]> = useRead(getSalaryCodes, { query })
  const categories: Reading<readonly Schemas['SalaryCategory'][]> = useRead(getSalaryCategories, { query })
  const { data: connection } = useConnection()
  const provider = useProviders().data?.find(({ id }) => id === connection?.providerId)
  return (
    <Loaded read={codes}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState kind="nothing-yet" title={t('codes.empty.title')} text={t('codes.empty.text')} />
        ) : (
          <Loaded read={categories}>
            {(groups) => <SalaryCodes codes={found} categories={groups} provider={provider} />}
          </Loaded>
        )
      }
    </Loaded>
  )
}
