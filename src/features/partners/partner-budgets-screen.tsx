import { useTranslation } from 'react-i18next'
import { BudgetTypesField } from '@/domain/partners/choice-fields.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { PartnerChoicesForm } from './partner-choices-form.tsx'

/** The budget types that the partner's companies may use. */
export default function PartnerBudgetsScreen({ params }: ScreenProps<'partnerOspId'>) {
  const { t } = useTranslation('partners')
  return (
    <PartnerChoicesForm
      partnerOspId={params.partnerOspId}
      title={t('screens.PartnerBudgets')}
      isUnset={({ selectedBudgetTypes }) => selectedBudgetTypes === undefined}
    >
      <BudgetTypesField name="budgetTypes" offered={undefined} />
    </PartnerChoicesForm>
  )
}
