import { useTranslation } from 'react-i18next'
import { getAllPartners } from '@/api/generated/operations/partners.ts'
import { useRead } from '@/api/use-read.ts'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { SelectField } from '@/forms/fields/fields.tsx'
import { FormSection, FormSections, MoreFields } from '@/forms/form-sections.tsx'
import { CopyFrom } from './copy-from.tsx'
import { useCompanyWords } from './use-company-words.ts'

/** The company's identity and its agreement with the partner. Only the initially required sections are open. */
export function DetailsStep({ choosesPartner }: { readonly choosesPartner: boolean }) {
  const { t } = useTranslation(['corporate-accounts', 'ui'])
  const words = useCompanyWords()
  const optionsOf = (values: readonly string[], optionLabel: (value: string) => string) =>
    values.map((value) => ({ value, label: optionLabel(value) }))
  const none = t('ui:absent')
  return (
    <FormSections>
      <FormSection wide title={t('form.copy')} lead={t('form.copyLead')}>
        <CopyFrom />
      </FormSection>
      <FormSection title={t('form.company')}>
        <ContractField name="name" />
        <ContractField name="extId" help={t('help.extId')} />
        {choosesPartner && <PartnerField />}
        <SelectField name="companyType" placeholder={none} options={words.companyTypes} />
      </FormSection>
      <FormSection title={t('form.agreed')} lead={t('form.agreedLead')}>
        <SelectField
          name="paymentType"
          placeholder={t('form.choose')}
          options={optionsOf(PAYMENT_TYPES, words.paymentType)}
        />
        <ContractField name="contractType" optionLabel={words.contractType} />
        <SelectField
          name="paymentMethod"
          placeholder={none}
          options={optionsOf(PAYMENT_METHODS, words.paymentMethod)}
        />
        <SelectField
          name="invoiceSendingMethod"
          placeholder={none}
          options={optionsOf(SENDING_METHODS, words.invoiceSendingMethod)}
        />
      </FormSection>
      <MoreFields what={t('form.more')}>
        <FormSection title={t('form.legal')}>
          <ContractField name="legalName" />
          <ContractField name="companyNumber" />
          <ContractField name="street" />
          <ContractField name="streetNumber" />
          <ContractField name="zipCode" />
          <ContractField name="city" />
          <ContractField name="vatLiable" />
        </FormSection>
        <FormSection title={t('form.bank')}>
          <ContractField name="iban" />
          <ContractField name="bic" />
          <ContractField name="poNumber" />
          <ContractField name="threshold" help={t('help.threshold')} />
          <ContractField name="paymentReference" help={t('help.paymentReference')} />
        </FormSection>
        <FormSection title={t('form.limits')}>
          <ContractField name="maxUsers" help={t('help.maxUsers')} />
          <ContractField name="twoFactorForAdmins" help={t('help.twoFactorForAdmins')} />
        </FormSection>
      </MoreFields>
    </FormSections>
  )
}

/** R199: the payment types of a company. */
const PAYMENT_TYPES = ['PREPAID', 'POSTPAID_WITH_SECURITY_DEPOSIT']
/** R201: how its invoices are paid and sent. */
const PAYMENT_METHODS = ['MANUAL', 'DIRECT_DEBIT']
const SENDING_METHODS = ['PEPPOL', 'EMAIL']

/** Only active partners: an inactive one cannot get a company. */
function PartnerField() {
  const { t } = useTranslation('corporate-accounts')
  const partners = useRead(getAllPartners, {}, { keep: true }).data ?? []
  return (
    <SelectField
      name="partnerOspId"
      requiredHere
      placeholder={t('form.choosePartner')}
      options={partners
        .filter(({ active }) => active)
        .map(({ ospId, data }) => ({ value: ospId, label: data.name }))}
    />
  )
}
