import { useTranslation } from 'react-i18next'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { MessageWizard } from './message-wizard.tsx'
import { useChannels } from './use-channels.ts'

/** R225: sends a message in three steps. */
export default function AddMessageScreen() {
  const { t } = useTranslation('communication')
  return (
    <ScreenFrame name="AddMessage">
      <Loaded read={useChannels()}>
        {(channels) =>
          channels.length > 0 ? (
            <MessageWizard channels={channels} />
          ) : (
            <EmptyState
              kind="nothing-yet"
              title={t('channels.empty.title')}
              text={t('channels.empty.text')}
              action={<LinkButton to={hrefTo('AddMessageChannel')}>{t('channels.add')}</LinkButton>}
            />
          )
        }
      </Loaded>
    </ScreenFrame>
  )
}
