import { useTranslation } from 'react-i18next'
import './schedule.css'
import { dayAt, timeAt } from '@/base/dates.ts'
import { lazyPart } from '@/base/part.ts'
import { weekdayInWords } from '@/i18n/long-dates.ts'
import { useScheduleSentence } from '@/i18n/schedule.ts'

/** Loaded when the next runs of a schedule are first shown. */
const cronPart = lazyPart(() => import('@/base/cron.ts'))

export interface ScheduleProps {
  /** In cron notation, with five or six fields. */
  readonly cron: string
  /** How many of the next runs to list. Default: none, only the description. */
  readonly nextCount?: number
}

/** A description of a schedule, and its next runs. An unreadable schedule is shown unchanged. */
export function Schedule({ cron, nextCount = 0 }: ScheduleProps) {
  const { t, i18n } = useTranslation('ui')
  const sentence = useScheduleSentence(cron, i18n.language)
  return (
    <div className="schedule">
      <p>{sentence ?? <code>{cron}</code>}</p>
      {sentence === null && <p className="field-help">{t('schedule.unreadable')}</p>}
      {nextCount > 0 && sentence !== null && <NextTimes cron={cron} count={nextCount} />}
    </div>
  )
}

function NextTimes({ cron, count }: { readonly cron: string; readonly count: number }) {
  const { t, i18n } = useTranslation('ui')
  const next = cronPart.usePart()?.nextTimes(cron, count)
  if (next === undefined) return null
  if (next.length === 0) return <p className="field-help">{t('schedule.never')}</p>
  return (
    <>
      <p className="field-help">{t('schedule.next')}</p>
      <ol>
        {next.map((moment) => (
          <li key={moment}>
            {t('schedule.moment', {
              day: weekdayInWords(dayAt(moment), i18n.language),
              time: timeAt(moment),
            })}
          </li>
        ))}
      </ol>
    </>
  )
}
