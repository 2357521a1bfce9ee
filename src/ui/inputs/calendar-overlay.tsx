import { DatePicker, parseDate, type DatePickerRootProps, type DateValue } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import isDate from '~openapi/formats/date.ts'
import { today } from '@/base/dates.ts'
import { periodAt, type Period } from '@/base/periods.ts'
import { date } from '@/i18n/formats.ts'
import { localeOf } from '@/i18n/long-dates.ts'
import { Button } from '../basics/button.tsx'
import { ChakraRoot } from '../overlays/chakra.tsx'
import type { CalendarProps, DayCalendarProps, PeriodCalendarProps } from './calendar.tsx'
import type { Opened } from './use-opener.ts'
import { useAnnouncement } from '../feedback/use-announcement.ts'

const MONDAY = 1
const ZONE = 'Europe/Brussels'
const MONTH = { month: 'long', year: 'numeric', timeZone: ZONE } as const
/** A view shows its months and years in rows of three. */
const COLUMNS = 3

/** The labels of the arrows and the title of a view, and the view that the title opens next. */
const WORDS = {
  day: { previous: 'calendar.previousMonth', next: 'calendar.nextMonth', up: 'calendar.months' },
  month: { previous: 'calendar.previousYear', next: 'calendar.nextYear', up: 'calendar.years' },
  year: { previous: 'calendar.previousYears', next: 'calendar.nextYears', up: undefined },
} as const

/** The open calendar under its text box, with the focus on its day. Its code is loaded on first use. */
export const CalendarOverlay = (props: CalendarProps & Opened) =>
  'first' in props ? <PeriodCalendar {...props} /> : <DayCalendar {...props} />

function DayCalendar({ of = 'day', value, onPick, ...props }: DayCalendarProps & Opened) {
  const chosen = dateOf(value)
  return (
    <Calendar
      {...props}
      of={of}
      value={chosen ? [chosen] : []}
      onValueChange={({ value: [picked] }) => {
        if (picked) onPick(picked.toString())
        props.onClose()
      }}
    />
  )
}

/**
 * A calendar to select a period: the first click sets one end, the second the other, in any order. After the first
 * click the other end can also be left open.
 */
function PeriodCalendar(props: PeriodCalendarProps & Opened) {
  const { first, last, end, offered = [], onPickPeriod, onClose } = props
  const { t } = useTranslation('ui')
  const [days, setDays] = useState<readonly DateValue[]>(() => {
    const ends = [dateOf(first), dateOf(last)].filter((day) => day !== undefined)
    return ends.length === 2 && end === 'last' ? ends.slice(0, 1) : ends
  })
  const take = (period: Period): void => {
    onPickPeriod(period)
    onClose()
  }
  const one = days.length === 1 ? days[0]?.toString() : undefined
  const lead = t(one ? 'calendar.chooseOther' : 'calendar.chooseFirst')
  useAnnouncement(lead)
  return (
    <Calendar
      {...props}
      of="day"
      selectionMode="range"
      // Two months side by side, if they fit.
      numOfMonths={innerWidth < 768 ? 1 : 2}
      value={[...days]}
      defaultFocusedValue={end === 'last' ? dateOf(last) : undefined}
      onValueChange={({ value: [from, to] }) => {
        if (from && to) take({ first: from.toString(), last: to.toString() })
        else setDays(from ? [from] : [])
      }}
      aside={
        offered.length > 0 && (
          <div className="calendar-offered" role="group" aria-label={t('calendar.offered')}>
            {offered.map((name) => {
              const period = periodAt(name, today())
              const [from, to] = [parseDate(period.first), parseDate(period.last)]
              return (
                <DatePicker.PresetTrigger
                  key={name}
                  value={[from, to]}
                  aria-label={t(`calendar.periods.${name}`)}
                  aria-pressed={period.first === first && period.last === last}
                >
                  {t(`calendar.periods.${name}`)}
                </DatePicker.PresetTrigger>
              )
            })}
          </div>
        )
      }
      foot={
        <div className="calendar-foot">
          <span>{lead}</span>
          {one !== undefined && (
            <>
              <Button size="small" onClick={() => take({ first: one, last: '' })}>
                {t('calendar.from', { day: date(one) })}
              </Button>
              <Button size="small" onClick={() => take({ first: '', last: one })}>
                {t('calendar.until', { day: date(one) })}
              </Button>
            </>
          )}
        </div>
      }
    />
  )
}

interface FrameProps extends Opened, Pick<DayCalendarProps, 'label' | 'min' | 'max'> {
  readonly of: 'day' | 'month'
  readonly aside?: ReactNode
  readonly foot?: ReactNode
}

type PickerProps = Required<Pick<DatePickerRootProps, 'value' | 'onValueChange'>> &
  Pick<DatePickerRootProps, 'selectionMode' | 'numOfMonths' | 'defaultFocusedValue'>

function Calendar(props: FrameProps & PickerProps) {
  const { label, of, min, max, triggerId, onClose, aside, foot, numOfMonths = 1 } = props
  const { value, onValueChange, selectionMode, defaultFocusedValue } = props
  const { t, i18n } = useTranslation('ui')
  return (
    <ChakraRoot>
      <DatePicker.Root
        open
        // The calendar is positioned below the box of the button.
        ids={{ trigger: triggerId, control: triggerId }}
        locale={localeOf(i18n.language)}
        timeZone={ZONE}
        startOfWeek={MONDAY}
        fixedWeeks
        // With two months, a day outside its month would be shown twice.
        outsideDaySelectable={numOfMonths === 1}
        numOfMonths={numOfMonths}
        selectionMode={selectionMode}
        minView={of}
        defaultView={of}
        value={value}
        defaultFocusedValue={defaultFocusedValue}
        min={dateOf(min)}
        max={dateOf(max)}
        // On a narrow page it covers the field instead of leaving the viewport.
        positioning={{ placement: 'bottom-end', gutter: 6, strategy: 'fixed', overlap: true }}
        translations={{
          content: t('calendar.of', { label }),
          dayCell: ({ valueText }) => valueText,
        }}
        onValueChange={onValueChange}
        onOpenChange={({ open }) => !open && onClose()}
      >
        {/* In the top layer, so that neither a dialog nor a scrolling box clips it. */}
        <DatePicker.Positioner popover="manual" ref={showPopover}>
          <DatePicker.Content
            ref={focus}
            className="calendar"
            data-opened-by={triggerId}
            data-months={numOfMonths}
            role="dialog"
            aria-roledescription=""
          >
            {aside}
            <div>
              {of === 'day' && (
                <View view="day">
                  <div className="calendar-months">
                    {Array.from({ length: numOfMonths }, (_, index) => (
                      <Days key={index} offset={index} named={numOfMonths > 1} />
                    ))}
                  </div>
                </View>
              )}
              <View view="month">
                <DatePicker.MonthTable columns={COLUMNS} aria-roledescription="" />
              </View>
              <View view="year">
                <DatePicker.YearTable columns={COLUMNS} aria-roledescription="" />
              </View>
              {foot}
            </div>
          </DatePicker.Content>
        </DatePicker.Positioner>
      </DatePicker.Root>
    </ChakraRoot>
  )
}

function View({ view, children }: { readonly view: keyof typeof WORDS; readonly children: ReactNode }) {
  const { t } = useTranslation('ui')
  const { previous, next, up } = WORDS[view]
  return (
    <DatePicker.View view={view}>
      <DatePicker.Context>
        {({ visibleRangeText: { start, end, formatted } }) => {
          // The library formats a period of one month as that month twice.
          const shown = view === 'year' ? formatted : start === end ? start : `${start} – ${end}`
          return (
            <DatePicker.ViewControl className="calendar-head">
              <DatePicker.ViewTrigger
                aria-label={up === undefined ? shown : t(up, { period: shown })}
                disabled={up === undefined}
              >
                {shown}
              </DatePicker.ViewTrigger>
              <DatePicker.PrevTrigger aria-label={t(previous)}>
                <ChevronLeft aria-hidden="true" />
              </DatePicker.PrevTrigger>
              <DatePicker.NextTrigger aria-label={t(next)}>
                <ChevronRight aria-hidden="true" />
              </DatePicker.NextTrigger>
            </DatePicker.ViewControl>
          )
        }}
      </DatePicker.Context>
      {children}
    </DatePicker.View>
  )
}

/** The days of the month at this offset from the first visible one. */
const Days = ({ offset, named }: { readonly offset: number; readonly named: boolean }) => (
  <DatePicker.Context>
    {({ weekDays, getOffset, format }) => {
      const { weeks, visibleRange } = getOffset({ months: offset })
      const name = named ? format(visibleRange.start, MONTH) : undefined
      return (
        <DatePicker.Table aria-roledescription="" aria-label={name}>
          {name !== undefined && <caption aria-hidden="true">{name}</caption>}
          <DatePicker.TableHead>
            <DatePicker.TableRow>
              {weekDays.map(({ long, short }) => (
                <DatePicker.TableHeader key={long}>{short}</DatePicker.TableHeader>
              ))}
            </DatePicker.TableRow>
          </DatePicker.TableHead>
          <DatePicker.TableBody>
            {weeks.map((week) => (
              <DatePicker.TableRow key={week[0]?.toString()}>
                {week.map((day) => (
                  <DatePicker.TableCell key={day.toString()} value={day} visibleRange={visibleRange}>
                    <DatePicker.TableCellTrigger>{day.day}</DatePicker.TableCellTrigger>
                  </DatePicker.TableCell>
                ))}
              </DatePicker.TableRow>
            ))}
          </DatePicker.TableBody>
        </DatePicker.Table>
      )
    }}
  </DatePicker.Context>
)

const dateOf = (text: string | undefined): DateValue | undefined =>
  text !== undefined && isDate(text) ? parseDate(text) : undefined

const showPopover = (element: HTMLElement | null): void => element?.showPopover?.() // Absent in jsdom.

/**
 * Focuses the day at which the calendar opens. The library does so only when its own trigger opened it. React calls
 * this ref again on each render: by then another button may have the focus, and keeps it.
 */
function focus(calendar: HTMLElement | null): void {
  if (!calendar || calendar.contains(document.activeElement)) return
  calendar.querySelector<HTMLElement>('td [tabindex="0"]')?.focus({ preventScroll: true })
}
