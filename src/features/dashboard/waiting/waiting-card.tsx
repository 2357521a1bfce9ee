import ChevronRight from 'lucide-react/icons/chevron-right'
import Inbox from 'lucide-react/icons/inbox'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getWorkQueues } from '@/api/generated/operations/dashboard.ts'
import { useRead } from '@/api/use-read.ts'
import { Loaded, type Reading } from '@/frame/loaded.tsx'
import { number } from '@/i18n/formats.ts'
import { hrefTo, type Href } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import type { Viewer } from '@/session/access.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { SkeletonBlock } from '@/ui/feedback/skeleton.tsx'
import { calmKey, useToCheck } from '@/domain/users/to-check.tsx'
import type { useAttention } from '../use-figures.ts'
import { daysSince, hrefOf, isDecision, type WorkQueue } from './queues.ts'
import styles from './waiting.module.css'

/** The queues that are not empty. */
function useQueues(): Reading<readonly WorkQueue[]> {
  const read = useRead(getWorkQueues, {}, { ignore: ['*'] })
  return { ...read, data: read.data?.filter(({ count }) => count > 0) }
}

/** Opens the waiting items one by one. Hidden when none is waiting. */
export function StartWaiting() {
  const { t } = useTranslation('dashboard')
  return (
    useQueues().data?.length !== 0 && (
      <LinkButton look="primary" icon={<Inbox />} to={hrefTo('Waiting')}>
        {t('waiting.start')}
      </LinkButton>
    )
  )
}

interface WaitingCardProps {
  readonly viewer: Viewer
  /** G185: users to check. `undefined` for viewers who may not read them. */
  readonly attention: ReturnType<typeof useAttention>
}

// i18n-keys: dashboard:waiting.queue.* dashboard:waiting.toCheck.*
/**
 * G396 G185: all open tasks of the viewer in one card. At the left are the queues of items to decide on, with the age
 * of the oldest. At the right are the items to check: failed files, missing texts, and users.
 */
export function WaitingCard({ viewer, attention }: WaitingCardProps) {
  const { t } = useTranslation('dashboard')
  const toCheck = useToCheck(viewer)
  const queues = useQueues()
  const lineOf = useQueueLine()
  const decide = { ...queues, data: queues.data?.filter(isDecision).map(lineOf) }
  const others = queues.data?.filter((queue) => !isDecision(queue)).map(lineOf)
  const users =
    attention?.data &&
    toCheck(attention.data).map(({ id, count, detail, href }) => ({
      id,
      count,
      name: t(`waiting.toCheck.${id}`),
      detail,
      href,
    }))
  // Merge both parts, so that a failed read shows one error with one retry button.
  const check = {
    ...(attention ?? queues),
    data: attention ? users && others && [...others, ...users] : others,
    error: attention?.error,
  }
  const total = decide.data && check.data && sum([...decide.data, ...check.data])
  // If only one half has items, it takes the width of the card, and the other is one line.
  const isOneCalm = decide.data && check.data && (decide.data.length === 0) !== (check.data.length === 0)
  return (
    <Card
      flush
      title={
        <>
          <span>{t('waiting.title')}</span>{' '}
          {total !== undefined && <span className={styles.total}>{number(total)}</span>}
        </>
      }
    >
      <div className={styles.halves} data-one={isOneCalm || undefined}>
        <Half
          title={t('waiting.decide')}
          aside={t('waiting.oldest')}
          read={decide}
          calm={t('waiting.calm')}
        />
        <Half title={t('waiting.check')} read={check} calm={t(calmKey(attention?.data))} />
      </div>
    </Card>
  )
}

interface Line {
  readonly id: string
  readonly count: number
  readonly name: string
  /** The age of the oldest item, or a property that the counted items share. */
  readonly detail: string | undefined
  readonly href: Href | undefined
}

const sum = (lines: readonly Line[]): number => lines.reduce((total, { count }) => total + count, 0)

function useQueueLine(): (queue: WorkQueue) => Line {
  const { t } = useTranslation('dashboard')
  return (queue) => {
    const days = queue.oldestOn === undefined ? undefined : daysSince(queue.oldestOn)
    return {
      id: queue.queue,
      count: queue.count,
      name: t(`waiting.queue.${queue.queue}`),
      detail: days === undefined ? undefined : t('waiting.age', { count: days, number: number(days) }),
      href: hrefOf(queue),
    }
  }
}

interface HalfProps {
  readonly title: string
  /** The heading of the details, at the right. */
  readonly aside?: string
  readonly read: Reading<readonly Line[]>
  /** The text to show if there are no items. */
  readonly calm: string
}

function Half({ title, aside, read, calm }: HalfProps) {
  const count = sum(read.data ?? [])
  return (
    <section className={styles.half} data-calm={read.data?.length === 0 || undefined}>
      <div className={styles.halfHead}>
        <h3>{[title, ...(count > 0 ? [number(count)] : [])].join(', ')}</h3>
        {aside !== undefined && read.data?.some(({ detail }) => detail !== undefined) && <span>{aside}</span>}
      </div>
      <Loaded read={read} skeleton={<SkeletonBlock height={180} />}>
        {(lines) =>
          lines.length === 0 ? (
            <p className={styles.calm}>{calm}</p>
          ) : (
            <ul>
              {lines.map(({ id, count, name, detail, href }) => {
                const text: ReactNode = (
                  <>
                    <b>{number(count)}</b> <span className={styles.name}>{name}</span>{' '}
                    <span className={styles.detail}>{detail}</span>
                  </>
                )
                return (
                  <li key={id}>
                    {href === undefined ? (
                      <div className={styles.line}>{text}</div>
                    ) : (
                      <Link to={href} className={styles.line}>
                        {text}
                        <ChevronRight aria-hidden="true" />
                      </Link>
                    )}
                  </li>
                )
              })}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
