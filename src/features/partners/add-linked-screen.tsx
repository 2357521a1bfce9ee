import { useTranslation } from 'react-i18next'
import { partnerLinkRules } from '~openapi/rules.ts'
import {
  addRelatedPartner,
  getAllPartners,
  getPartner,
  getRelatedPartners,
} from '@/api/generated/operations/partners.ts'
import request from '@/api/generated/requests/AddRelatedPartnerRequest.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { asRequest } from '@/forms/draft.ts'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { SelectField } from '@/forms/fields/fields.tsx'
import { FormSection, FormSections } from '@/forms/form-sections.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { RecordScreen } from '@/records/record-screen.tsx'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import type { Partner } from './partner-form.ts'
import { usePartner } from './use-partner.ts'

/** Links a partner to one below or above it (G138). */
export default function AddLinkedScreen({ params }: ScreenProps<'partnerOspId'>) {
  const { t } = useTranslation('partners')
  const read = usePartner(params.partnerOspId)
  return (
    <RecordScreen
      name="AddLinkedPartner"
      params={params}
      read={read}
      title={({ data }) => t('links.addTo', { name: data.name })}
    >
      {(partner) => <LinkForm partner={partner} />}
    </RecordScreen>
  )
}

const INITIAL_VALUES: { relation: Schemas['PartnerRelation']; relatedPartnerOspId: string } = {
  relation: 'SUB',
  relatedPartnerOspId: '',
}

function LinkForm({ partner }: { readonly partner: Partner }) {
  const { t } = useTranslation('partners')
  const goTo = useGoTo()
  const back = (): void => goTo(hrefTo('PartnerLinkedPartners', { partnerOspId: partner.ospId }))
  const others = useRead(getAllPartners, {}, { keep: true })
  return (
    <Loaded read={others}>
      {(found) => (
        <ContractForm
          label={t('screens.AddLinkedPartner')}
          request={request}
          operation={addRelatedPartner}
          refreshes={[getRelatedPartners, getPartner]}
          initial={INITIAL_VALUES}
          toBody={({ relation, relatedPartnerOspId }) =>
            asRequest<Schemas['AddRelatedPartnerRequest']>({
              partnerOspId: partner.ospId,
              relation,
              relatedPartnerOspId: relatedPartnerOspId || undefined,
            })
          }
          rules={partnerLinkRules}
          labelOf={(field) => t(`fields.${field}`)}
          saved={({ partner: { data } }) => t('links.added', { name: data.name })}
          onSaved={back}
          onCancel={back}
          submitLabel={t('links.submit')}
        >
          <FormSections>
            <FormSection wide title={t('links.which')} lead={t('links.noCycles')}>
              <ContractField
                name="relation"
                help={t('links.relationHelp', { name: partner.data.name })}
                optionLabel={(relation) => t(`links.choose.${relation}`)}
              />
              <SelectField
                name="relatedPartnerOspId"
                placeholder={t('links.choosePartner')}
                options={linkable(partner, found).map(({ ospId, data, extId }) => ({
                  value: ospId,
                  label: `${data.name} (${extId})`,
                }))}
              />
            </FormSection>
          </FormSections>
        </ContractForm>
      )}
    </Loaded>
  )
}

/** The partners that can be linked: neither the partner itself nor one that is already linked. */
function linkable(
  { ospId, subPartners, superPartners }: Partner,
  all: readonly Schemas['PartnerSummary'][],
): readonly Schemas['PartnerSummary'][] {
  const taken = new Set([ospId, ...[...subPartners, ...superPartners].map((one) => one.ospId)])
  return all.filter((one) => !taken.has(one.ospId))
}
