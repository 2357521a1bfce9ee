import { useTranslation } from 'react-i18next'
import { addMessageChannel, getMessageChannelsForUser } from '@/api/generated/operations/communication.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { ChannelFields } from './channel-fields.tsx'
import { channelForm, channelRules } from './channel-form.ts'

/** R212: creates a sender of messages. */
export default function AddChannelScreen() {
  const { t } = useTranslation('communication')
  const goTo = useGoTo()
  return (
    <ScreenFrame name="AddMessageChannel">
      <ContractForm
        {...channelForm.creating()}
        label={t('screens.AddMessageChannel')}
        operation={addMessageChannel}
        refreshes={[getMessageChannelsForUser]}
        rules={(_body, values) => channelRules(values)}
        labelOf={(field) => t(`form.${field}`)}
        saved={({ name }) => t('form.added', { name })}
        onSaved={({ ospId }) => goTo(hrefTo('MessageChannelDetail', { channelId: ospId }))}
        onCancel={() => goTo(hrefTo('MessageChannels'))}
        submitLabel={t('form.add')}
      >
        <ChannelFields />
      </ContractForm>
    </ScreenFrame>
  )
}
