import './calendar.css'
import { DatePicker, parseDate } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import isDate from '~openapi/formats/date.ts'
import { localeOf } from '@/i18n/long-dates.ts'
import { ChakraRoot } from '../overlays/chakra.tsx'
import type { CalendarProps } from './calendar.tsx'

type View = 'day' | 'month' | 'year'

const MONDAY = 1
/** Months and years of a view stand in rows of three. */
const COLUMNS = 3

/** What the arrows and the title of a view are called, and what the title leads to. */
const WORDS = {
  day: { previous: 'calendar.previousMonth', next: 'calendar.nextMonth', up: 'calendar.months' },
  month: { previous: 'calendar.previousYear', next: 'calendar.nextYear', up: 'calendar.years' },
  year: { previous: 'calendar.previousYears', next: 'calendar.nextYears', up: undefined },
} as const

/** The open calendar under its text box, with the focus on its day. Its code is fetched on first use. */
export function CalendarOverlay(
  props: CalendarProps & { readonly triggerId: string; readonly onClose: () => void },
) {
  const { label, of = 'day', value, min, max, onPick, triggerId, onClose } = props
  const { t, i18n } = useTranslation('ui')
  const day = (text: string | undefined) => (text !== undefined && isDate(text) ? parseDate(text) : undefined)
  const chosen = day(value)
  return (
    <ChakraRoot>
      <DatePicker.Root
        open
        // The calendar stands under the button's box.
        ids={{ trigger: triggerId, control: triggerId }}
        locale={localeOf(i18n.language)}
        timeZone="Europe/Brussels"
        startOfWeek={MONDAY}
        fixedWeeks
        outsideDaySelectable
        minView={of}
        defaultView={of}
        value={chosen ? [chosen] : []}
        min={day(min)}
        max={day(max)}
        // On a narrow page it covers the field rather than leaving the page.
        positioning={{ placement: 'bottom-end', gutter: 6, strategy: 'fixed', overlap: true }}
        translations={{
          content: t('calendar.of', { label }),
          dayCell: ({ valueText }) => valueText,
        }}
        onValueChange={({ value: [picked] }) => {
          if (picked) onPick(picked.toString())
          onClose()
        }}
        onOpenChange={({ open }) => !open && onClose()}
      >
        {/* In the top layer, so that neither a dialog nor a scrolling box cuts it off. */}
        <DatePicker.Positioner
          popover="manual"
          className="calendar-place"
          data-of={triggerId}
          ref={showPopover}
        >
          <DatePicker.Content ref={focus} className="calendar" role="dialog" aria-roledescription="">
            {of === 'day' && (
              <View view="day">
                <Days />
              </View>
            )}
            <View view="month">
              <DatePicker.MonthTable columns={COLUMNS} aria-roledescription="" />
            </View>
            <View view="year">
              <DatePicker.YearTable columns={COLUMNS} aria-roledescription="" />
            </View>
          </DatePicker.Content>
        </DatePicker.Positioner>
      </DatePicker.Root>
    </ChakraRoot>
  )
}

function View({ view, children }: { readonly view: View; readonly children: ReactNode }) {
  const { t } = useTranslation('ui')
  const { previous, next, up } = WORDS[view]
  return (
    <DatePicker.View view={view}>
      <DatePicker.Context>
        {({ visibleRangeText: { formatted } }) => (
          <DatePicker.ViewControl className="calendar-head">
            <DatePicker.ViewTrigger
              aria-label={up === undefined ? formatted : t(up, { period: formatted })}
              disabled={up === undefined}
            >
              {formatted}
            </DatePicker.ViewTrigger>
            <DatePicker.PrevTrigger aria-label={t(previous)}>
              <ChevronLeft aria-hidden="true" />
            </DatePicker.PrevTrigger>
            <DatePicker.NextTrigger aria-label={t(next)}>
              <ChevronRight aria-hidden="true" />
            </DatePicker.NextTrigger>
          </DatePicker.ViewControl>
        )}
      </DatePicker.Context>
      {children}
    </DatePicker.View>
  )
}

const Days = () => (
  <DatePicker.Context>
    {({ weekDays, weeks }) => (
      <DatePicker.Table aria-roledescription="">
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
              {week.map((date) => (
                <DatePicker.TableCell key={date.toString()} value={date}>
                  <DatePicker.TableCellTrigger>{date.day}</DatePicker.TableCellTrigger>
                </DatePicker.TableCell>
              ))}
            </DatePicker.TableRow>
          ))}
        </DatePicker.TableBody>
      </DatePicker.Table>
    )}
  </DatePicker.Context>
)

const showPopover = (element: HTMLElement | null): void => element?.showPopover?.() // Absent in jsdom.

/** Moves the focus to the day that the calendar opens at. The library does so only when its own button opened it. */
const focus = (calendar: HTMLElement | null): void =>
  calendar?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus({ preventScroll: true })
