import { useTranslation } from 'react-i18next'
import { TextsListField } from '@/forms/fields/texts-list-field.tsx'
import { TEXT_LANGUAGES } from '@/i18n/content-languages.ts'
import { CompanyCard } from './company-card.tsx'
import { toReasons, toUpdate, type Company, type CompanyValues } from './company-form.ts'
import { CompanySettings } from './company-settings.tsx'
import { Setting } from './setting.tsx'

/** The kinds of budget that a company has, and the reasons that its users may give for a business use. */
export default function SettingsBudgetsScreen() {
  const { t } = useTranslation(['company', 'vocabulary'])
  return (
    <CompanySettings>
      <CompanyCard title={t('sections.budgets')} toForm={toBudgets} toData={toUpdate}>
        {() => (
          <>
            <Setting
              name="budgetTypes"
              byPartner
              help={t('help.budgetTypes')}
              wordOf={(type) => t(`vocabulary:budgetTypes.${type}`)}
            />
            <Setting
              name="businessBudgetExternalReferenceMandatory"
              help={t('help.businessBudgetExternalReferenceMandatory')}
            />
          </>
        )}
      </CompanyCard>
      <CompanyCard
        plain
        title={t('sections.usageReasons')}
        toForm={toLines}
        toData={({ usageReasons = [] }, before) =>
          toUpdate({ usageReasons: toReasons(usageReasons) }, before)
        }
      >
        {() => (
          <TextsListField
            name="usageReasons"
            languages={TEXT_LANGUAGES}
            help={t('help.usageReasons')}
            addLabel={t('settings.addReason')}
          />
        )}
      </CompanyCard>
      <CompanyCard title={t('sections.companyBudget')} toForm={toCompanyBudget} toData={toUpdate}>
        {() => (
          <>
            <Setting name="threshold" help={t('help.threshold')} />
            <Setting name="paymentReference" help={t('help.paymentReference')} />
          </>
        )}
      </CompanyCard>
    </CompanySettings>
  )
}

const NONE: never[] = []

const toBudgets = ({ data }: Company): CompanyValues => ({
  budgetTypes: data.budgetTypes ?? NONE,
  businessBudgetExternalReferenceMandatory: data.businessBudgetExternalReferenceMandatory ?? false,
})
const toLines = ({ data }: Company): Pick<CompanyValues, 'usageReasons'> => ({
  usageReasons: data.usageReasons ?? NONE,
})
const toCompanyBudget = ({ data: { threshold, paymentReference } }: Company): CompanyValues => ({
  threshold,
  paymentReference,
})
