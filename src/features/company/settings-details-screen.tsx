import { useTranslation } from 'react-i18next'
import { listCompanyTypes } from '@/api/generated/operations/corporate-accounts.ts'
import { useRead } from '@/api/use-read.ts'
import { CompanyCard } from './company-card.tsx'
import { addressForm, identityForm, paymentForm } from './company-form.ts'
import { CompanySettings } from './company-settings.tsx'
import { DeactivationCard } from './deactivation-card.tsx'
import { openOptions, Setting } from './setting.tsx'

/** The company's own data (G102). Its agreement with the partner is visible, and can be changed by staff. */
export default function SettingsDetailsScreen() {
  const { t } = useTranslation(['company', 'corporate-accounts'])
  const types = useRead(listCompanyTypes, {}, { keep: true }).data ?? []
  const labelOfType = (type: string): string =>
    types.find(({ companyType }) => companyType === type)?.label ?? type
  return (
    <CompanySettings>
      <CompanyCard title={t('sections.company')} form={identityForm}>
        {({ data: { companyType } }) => (
          <>
            <Setting name="name" />
            <Setting name="legalName" />
            <Setting name="companyNumber" />
            <Setting
              name="companyType"
              options={openOptions(
                types.map((type) => type.companyType),
                companyType,
                labelOfType,
              )}
            />
            <Setting name="vatLiable" />
            <Setting name="twoFactorForAdmins" help={t('help.twoFactorForAdmins')} />
            <Setting name="maxUsers" byPartner help={t('help.maxUsers')} />
          </>
        )}
      </CompanyCard>
      <CompanyCard title={t('sections.address')} form={addressForm}>
        {() => (
          <>
            <Setting name="street" />
            <Setting name="streetNumber" />
            <Setting name="zipCode" />
            <Setting name="city" />
          </>
        )}
      </CompanyCard>
      <CompanyCard title={t('sections.payment')} form={paymentForm}>
        {({ data }) => (
          <>
            <Setting name="iban" />
            <Setting name="bic" />
            <Setting name="poNumber" help={t('help.poNumber')} />
            <Setting
              name="invoiceSendingMethod"
              options={openOptions(['PEPPOL', 'EMAIL'], data.invoiceSendingMethod, (value) =>
                t(`invoiceSendingMethod.${value}`),
              )}
            />
            <Setting
              name="paymentMethod"
              options={openOptions(['MANUAL', 'DIRECT_DEBIT'], data.paymentMethod, (value) =>
                t(`paymentMethod.${value}`),
              )}
            />
            <Setting
              name="paymentType"
              byPartner
              options={openOptions(['PREPAID', 'POSTPAID_WITH_SECURITY_DEPOSIT'], data.paymentType, (value) =>
                t(`corporate-accounts:paymentType.${value}`),
              )}
            />
            <Setting name="contractType" byPartner optionLabel={(value) => t(`contractType.${value}`)} />
          </>
        )}
      </CompanyCard>
      <DeactivationCard />
    </CompanySettings>
  )
}
