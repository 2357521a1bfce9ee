import { useTranslation } from 'react-i18next'
import { remoteSearch } from '@/lists/remote-search.ts'
import { getMessagingRecipients } from '@/api/generated/operations/communication.ts'
import { searchCompanies, searchPartners } from '@/domain/organisations/search-organisations.ts'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { RemoteListField } from '@/forms/fields/remote-list-field.tsx'
import { RemoteSelectField } from '@/forms/fields/remote-select-field.tsx'
import { FormSection, FormSections } from '@/forms/form-sections.tsx'
import { FormValues } from '@/forms/form-values.tsx'
import type { RemoteOption } from '@/ui/inputs/use-remote-options.ts'
import type { ChannelValues } from './channel-form.ts'
import type { Channel } from './use-channels.ts'

/**
 * R212: the sender, who receives the replies, and the recipients. `channel` provides the names of the current values.
 */
export function ChannelFields({ channel }: { readonly channel?: Channel }) {
  const { t } = useTranslation('communication')
  const receiver = channel?.responseReceiver
  return (
    <FormSections>
      <FormSection title={t('form.sender')} lead={t('form.senderLead')}>
        <ContractField name="name" help={t('form.nameHelp')} />
        <ContractField name="alwaysShowInApp" help={t('form.alwaysHelp')} />
      </FormSection>
      <FormSection title={t('form.replies')} lead={t('form.repliesLead')}>
        <ContractField name="allowReply" />
        <FormValues<ChannelValues>>
          {({ allowReply = false }) => (
            <RemoteSelectField
              name="responseReceiverOspId"
              requiredHere={allowReply}
              known={[receiver && toOption(receiver)]}
              placeholder={t('form.searchAdmin')}
              search={searchAdmins}
            />
          )}
        </FormValues>
      </FormSection>
      <FormSection title={t('form.audience')} lead={t('form.audienceLead')}>
        <RemoteListField
          name="mspFilter"
          known={(channel?.mspFilter ?? []).map(toOption)}
          none={t('form.allPartners')}
          placeholder={t('form.searchPartner')}
          search={searchPartners}
        />
        <RemoteListField
          name="corporateAccountFilter"
          known={(channel?.corporateAccountFilter ?? []).map(toOption)}
          none={t('form.allCompanies')}
          placeholder={t('form.searchCompany')}
          search={searchCompanies}
        />
      </FormSection>
    </FormSections>
  )
}

const toOption = ({ ospId, name }: { readonly ospId: string; readonly name: string }): RemoteOption => ({
  value: ospId,
  label: name,
})

/** G131: the admins who can receive replies. */
const searchAdmins = remoteSearch(
  getMessagingRecipients,
  (search) => ({ query: { search, size: 20 } }),
  ({ ospId, name, email, corporateAccount, partner }) => ({
    value: ospId,
    label: name,
    detail: [email, corporateAccount?.name ?? partner?.name].filter(Boolean).join(' · '),
  }),
)
