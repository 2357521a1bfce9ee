import { useTranslation } from 'react-i18next'
import { monthKey } from '@/base/dates.ts'
import {
  countOf,
  ofCompanyType,
  timelineOf,
  totalOf,
  yearBefore,
  type MonthRow,
} from '@/domain/reporting/figures.ts'
import { Loaded, type Reading } from '@/frame/loaded.tsx'
import { monthName } from '@/i18n/long-dates.ts'
import { money, number } from '@/i18n/formats.ts'
import { oneOf } from '@/lists/list-query.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { ChartCard, ChartTable } from '@/ui/charts/chart-card.tsx'
import { CHART_HEIGHT, type LineSeries } from '@/ui/charts/chart-props.ts'
import { LineChart } from '@/ui/charts/charts.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { SkeletonBlock } from '@/ui/feedback/skeleton.tsx'
import { Segmented } from '@/ui/inputs/segmented.tsx'
import type { Scope } from './scope.ts'
import { useMonthlyBookings, useMonthlyEvents, useMonthlyUsers } from './use-figures.ts'

const SUBJECTS = ['expenses', 'users', 'transactions'] as const
const subject = oneOf(SUBJECTS, 'expenses')
const count = (value: number): string => number(value)

/**
 * The last 12 months (R064) of the selected figure, compared with the previous year. The selection is in the address.
 */
export function TrendCard({ scope }: { readonly scope: Scope }) {
  const { t } = useTranslation('dashboard')
  const [given, put] = useAddressParam('history')
  const shown = subject.read(given)
  const users = useMonthlyUsers(scope)
  const bookings = useMonthlyBookings(scope)
  const events = useMonthlyEvents(scope)
  return (
    <ChartCard
      title={t('history.title')}
      controls={
        <Segmented
          label={t('history.subject')}
          value={shown}
          options={SUBJECTS.map((value) => ({ value, label: t(`history.subjects.${value}`) }))}
          onChange={(value) => put(subject.write(value))}
        />
      }
    >
      {(asTable) => {
        const rest = { name: t(`history.subjects.${shown}`), scope, asTable }
        if (shown === 'users') return <Trend read={users} valueOf={countOf} format={count} {...rest} />
        if (shown === 'transactions')
          return <Trend read={bookings} valueOf={countOf} format={count} {...rest} />
        return <Trend read={events} valueOf={totalOf} format={money} {...rest} />
      }}
    </ChartCard>
  )
}

interface TrendProps<Row> {
  readonly name: string
  readonly scope: Scope
  readonly asTable: boolean
  readonly read: Reading<readonly Row[]>
  readonly valueOf: (rows: readonly Row[]) => number
  readonly format: (value: number) => string
}

function Trend<Row extends MonthRow>({ name, scope, asTable, read, valueOf, format }: TrendProps<Row>) {
  const { t, i18n } = useTranslation('dashboard')
  return (
    <Loaded read={read} skeleton={<SkeletonBlock height={CHART_HEIGHT} />}>
      {(all) => {
        const rows = ofCompanyType(all, scope.companyType)
        const timeline = timelineOf(rows, valueOf, scope.month)
        if (timeline.length === 0)
          return <EmptyState kind="nothing-yet" drawing="chart" title={t('history.empty')} />
        const before = yearBefore(rows, valueOf, timeline)
        const points = timeline.map(({ month }) => monthName(month, i18n.language))
        const series = { name: t('history.thisYear'), values: timeline.map(({ value }) => value) }
        const compared = before && { name: t('history.lastYear'), values: before }
        return asTable ? (
          <ChartTable
            caption={t('history.title')}
            columns={[t('history.month'), name, ...(compared ? [compared.name] : [])]}
            rows={points
              .map((point, index) => [
                point,
                format(series.values[index] ?? 0),
                ...(compared ? [format(compared.values[index] ?? 0)] : []),
              ])
              .toReversed()}
          />
        ) : (
          <LineChart
            label={t('history.summary', {
              name,
              from: points[0],
              to: points.at(-1),
              lines: lineText(series, format),
            })}
            points={points}
            axis={timeline.map(({ month }) => monthName(month, i18n.language, 'short'))}
            {...{ series, compared, format }}
            formatShort={count}
            partial={timeline.at(-1)?.month === monthKey()}
          />
        )
      }}
    </Loaded>
  )
}

/** Describes a line: its first value, its maximum, and its last value. */
const lineText = ({ values }: LineSeries, format: (value: number) => string): string =>
  [values[0] ?? 0, Math.max(...values), values.at(-1) ?? 0].map((value) => format(value)).join(' – ')
