import Inbox from 'lucide-react/icons/inbox'
import { useTranslation } from 'react-i18next'
import { getWorkQueues } from '@/api/generated/operations/dashboard.ts'
import { useRead } from '@/api/use-read.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { number } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { LinkButton } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { daysSince, hrefOf, type WorkQueue } from './queues.ts'
import styles from './waiting.module.css'

/** G396: every queue that the viewer is responsible for, with its length and the oldest date. */
export function WaitingCard() {
  const { t } = useTranslation('dashboard')
  const read = useRead(getWorkQueues, {}, { ignore: ['*'] })
  const waiting = read.data?.filter(({ count }) => count > 0)
  return (
    <Card
      title={t('waiting.title')}
      actions={
        waiting !== undefined &&
        waiting.length > 0 && (
          <LinkButton size="small" icon={<Inbox />} to={hrefTo('Waiting')}>
            {t('waiting.start')}
          </LinkButton>
        )
      }
    >
      <Loaded read={{ ...read, data: waiting }}>
        {(queues) =>
          queues.length === 0 ? (
            <p className="muted">{t('waiting.calm')}</p>
          ) : (
            <ul className={styles.queues}>
              {queues.map((queue) => (
                <Queue key={queue.queue} queue={queue} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

// i18n-keys: dashboard:waiting.queue.*
function Queue({ queue }: { readonly queue: WorkQueue }) {
  const { t } = useTranslation('dashboard')
  const href = hrefOf(queue)
  const days = queue.oldestOn === undefined ? undefined : daysSince(queue.oldestOn)
  const text = (
    <>
      <b className={styles.count}>{number(queue.count)}</b>
      <span>{t(`waiting.queue.${queue.queue}`)}</span>
      <span className={styles.age}>
        {days !== undefined && t('waiting.since', { count: days, number: number(days) })}
      </span>
    </>
  )
  return <li>{href === undefined ? <span>{text}</span> : <Link to={href}>{text}</Link>}</li>
}
