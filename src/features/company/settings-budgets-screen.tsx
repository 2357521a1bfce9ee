import { useTranslation } from 'react-i18next'
import { isOffered } from '@/domain/partners/offered.ts'
import { MultiSelectField } from '@/forms/fields/multi-select-field.tsx'
import { TextsListField } from '@/forms/fields/texts-list-field.tsx'
import { useFieldHint } from '@/forms/form-fields.ts'
import { SettingsRow } from '@/forms/settings-row.tsx'
import { APP_LANGUAGES } from '@/i18n/content-languages.ts'
import { isMsp } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { CompanyCard } from './company-card.tsx'
import { budgetTypesForm, companyBudgetForm, usageReasonsForm } from './company-form.ts'
import { CompanySettings } from './company-settings.tsx'
import { Setting } from './setting.tsx'
import { usePartnerChoice } from './use-selectable.ts'

/** The budget types of a company, and the reasons that its users may give for a business use. */
export default function SettingsBudgetsScreen() {
  const { t } = useTranslation(['company', 'vocabulary'])
  return (
    <CompanySettings>
      <CompanyCard title={t('sections.budgets')} form={budgetTypesForm}>
        {({ data }) => (
          <>
            <BudgetTypes present={data.budgetTypes ?? NONE} />
            <Setting
              name="businessBudgetExternalReferenceMandatory"
              help={t('help.businessBudgetExternalReferenceMandatory')}
            />
          </>
        )}
      </CompanyCard>
      <CompanyCard plain title={t('sections.usageReasons')} form={usageReasonsForm}>
        {() => (
          <TextsListField
            name="usageReasons"
            languages={APP_LANGUAGES}
            help={t('help.usageReasons')}
            addLabel={t('settings.addReason')}
          />
        )}
      </CompanyCard>
      <CompanyCard title={t('sections.companyBudget')} form={companyBudgetForm}>
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

/** G342: staff adds budget types that the partner offers. Existing types stay. */
function BudgetTypes({ present }: { readonly present: readonly string[] }) {
  const { t } = useTranslation(['company', 'vocabulary'])
  const offered = usePartnerChoice()?.selectedBudgetTypes
  const { hint } = useFieldHint('budgetTypes')
  const isLocked = !isMsp(useUser())
  const options = (hint?.options ?? []).filter((type) => isOffered(offered, type) || present.includes(type))
  return (
    <SettingsRow name="budgetTypes" locked={isLocked ? t('settings.byPartner') : undefined}>
      <MultiSelectField
        name="budgetTypes"
        help={t('help.budgetTypes')}
        readOnly={isLocked}
        options={options.map((value) => ({ value, label: t(`vocabulary:budgetTypes.${value}`) }))}
      />
    </SettingsRow>
  )
}

const NONE: never[] = []
