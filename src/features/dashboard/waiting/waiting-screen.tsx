import { useTranslation } from 'react-i18next'
import { getWorkQueues } from '@/api/generated/operations/dashboard.ts'
import { useRead } from '@/api/use-read.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { number } from '@/i18n/formats.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import { usePageStep } from '@/ui/basics/page-step.ts'
import { Tabs } from '@/ui/basics/tabs.tsx'
import { useAnnouncement } from '@/ui/feedback/use-announcement.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { QueueInbox } from './queue-inbox.tsx'
import { isInInbox } from './queues.ts'

// i18n-keys: dashboard:waiting.queue.*, dashboard:waiting.tab.*
/** G396: items that wait for a decision, handled one by one by keyboard. */
export default function WaitingScreen() {
  const { t } = useTranslation('dashboard')
  const [requestedQueue] = useAddressParam('queue')
  const read = useRead(getWorkQueues, {})
  return (
    <ScreenFrame name="Waiting" lead={t('waiting.lead')}>
      <Loaded read={read}>
        {(all) => {
          const queues = all.filter(({ queue }) => isInInbox(queue))
          const open =
            queues.find(({ queue }) => queue === requestedQueue) ??
            queues.find(({ count }) => count > 0) ??
            queues[0]
          if (!open)
            return (
              <EmptyState
                kind="nothing-yet"
                drawing="done"
                title={t('waiting.done.title')}
                text={t('waiting.calm')}
              />
            )
          return (
            <>
              {queues.length > 1 && (
                <Tabs
                  label={t('screens.Waiting')}
                  tabs={queues.map(({ queue, count }) => ({
                    label: t(`waiting.tab.${queue}`),
                    count: number(count),
                    href: hrefTo('Waiting', {}, { queue }),
                    current: queue === open.queue,
                  }))}
                />
              )}
              <OpenQueue name={t(`waiting.queue.${open.queue}`)} />
              <QueueInbox key={open.queue} queue={open} />
            </>
          )
        }}
      </Loaded>
    </ScreenFrame>
  )
}

/** Makes the open queue part of the document title, which is announced. */
function OpenQueue({ name }: { readonly name: string }) {
  usePageStep(name)
  useAnnouncement(name)
  return null
}
