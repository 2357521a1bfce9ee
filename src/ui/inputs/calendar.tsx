import CalendarDays from 'lucide-react/icons/calendar-days'
import { useTranslation } from 'react-i18next'
import type { Period, PeriodName } from '@/base/periods.ts'
import { IconButton } from '../basics/button.tsx'
import { lazyBlock } from '../overlays/lazy-block.tsx'
import { useOpener } from './use-opener.ts'

interface Bounds {
  /** The name of the field. */
  readonly label: string
  /** The first and the last day that can be selected. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}

export interface DayCalendarProps extends Bounds {
  /** The unit to select. Default: a day. */
  readonly of?: 'day' | 'month' | undefined
  /** `yyyy-MM-dd`. For a month, its first day. Any other text means that nothing is selected. */
  readonly value: string
  readonly onPick: (day: string) => void
}

export interface PeriodCalendarProps extends Bounds {
  /** `yyyy-MM-dd`. Any other text means that this end is open or not selected. */
  readonly first: string
  readonly last: string
  /** The end to change if both are set. Default: first the start, then the end. */
  readonly end?: 'last' | undefined
  /** Periods that can be selected with one click. */
  readonly offered?: readonly PeriodName[] | undefined
  /** Called with both days, or with one and an empty text for an open end. */
  readonly onPickPeriod: (period: Period) => void
}

export type CalendarProps = DayCalendarProps | PeriodCalendarProps

const CalendarOverlay = lazyBlock(async () => (await import('./calendar-overlay.tsx')).CalendarOverlay)

/** Prefetches the code of calendars. */
export const loadCalendars = CalendarOverlay.load

/** The button at the end of a text box that opens a calendar, of days, months or periods. */
export function CalendarButton(props: CalendarProps) {
  const { label } = props
  const { t } = useTranslation('ui')
  const { opener, open, opened } = useOpener(CalendarOverlay)
  const what = 'first' in props ? 'pickPeriod' : props.of === 'month' ? 'pickMonth' : 'pickDate'
  return (
    <>
      <span className="input-after">
        <IconButton {...opener} label={t(`form.${what}`, { label })} icon={<CalendarDays />} size="small" />
      </span>
      {open && <CalendarOverlay {...props} {...opened} />}
    </>
  )
}
