import { useTranslation } from 'react-i18next'
import { monthKey } from '@/base/dates.ts'
import { money, month, number } from '@/i18n/formats.ts'
import { oneOf } from '@/lists/list-query.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { ChartCard, ChartTable } from '@/ui/charts/chart-card.tsx'
import { CHART_HEIGHT, type LineSeries } from '@/ui/charts/chart-props.ts'
import { LineChart } from '@/ui/charts/charts.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import { Loaded, type Reading } from '@/frame/loaded.tsx'
import { SkeletonBlock } from '@/ui/feedback/skeleton.tsx'
import styles from './dashboard.module.css'
import { countOf, newCountOf, ofCompanyType, totalOf } from './figures.ts'
import type { Scope } from './scope.ts'
import { timelineOf } from './timeline.ts'
import { useMonthlyBookings, useMonthlyEvents, useMonthlyUsers } from './use-figures.ts'

const SUBJECTS = ['users', 'transactions', 'expenses'] as const
const subject = oneOf(SUBJECTS, 'users')

/** The last 12 months (R064) of what the viewer chooses to see; the choice is in the address. */
export function HistoryCard({ scope }: { readonly scope: Scope }) {
  const { t } = useTranslation('dashboard')
  const [given, put] = useAddressParam('history')
  const shown = subject.read(given)
  const controls = (
    <NativeSelect
      className={styles.subject}
      aria-label={t('history.subject')}
      value={shown}
      options={SUBJECTS.map((value) => ({ value, label: t(`history.subjects.${value}`) }))}
      onChange={({ target }) => put(subject.write(subject.read(target.value)))}
    />
  )
  const Plot = plots[shown]
  return (
    <ChartCard title={t('history.title')} controls={controls} note={t('history.note')}>
      {(asTable) => <Plot key={shown} scope={scope} asTable={asTable} />}
    </ChartCard>
  )
}

interface PlotProps {
  readonly scope: Scope
  readonly asTable: boolean
}

function UsersPlot({ scope, asTable }: PlotProps) {
  const { t } = useTranslation('dashboard')
  const lines = [
    { name: t('history.series.users'), valueOf: countOf },
    { name: t('history.series.newUsers'), valueOf: newCountOf },
  ]
  return <Plot read={useMonthlyUsers(scope)} lines={lines} format={number} {...{ scope, asTable }} />
}

function TransactionsPlot({ scope, asTable }: PlotProps) {
  const { t } = useTranslation('dashboard')
  const lines = [{ name: t('history.series.transactions'), valueOf: countOf }]
  return <Plot read={useMonthlyBookings(scope)} lines={lines} format={number} {...{ scope, asTable }} />
}

function ExpensesPlot({ scope, asTable }: PlotProps) {
  const { t } = useTranslation('dashboard')
  const lines = [{ name: t('history.series.expenses'), valueOf: totalOf }]
  return <Plot read={useMonthlyEvents(scope)} lines={lines} format={money} {...{ scope, asTable }} />
}

const plots = { users: UsersPlot, transactions: TransactionsPlot, expenses: ExpensesPlot } as const

interface MonthRow {
  readonly billingMonth?: string
  readonly companyType?: string
}

interface LinesProps<Row> extends PlotProps {
  readonly read: Reading<readonly Row[]>
  readonly lines: readonly { readonly name: string; readonly valueOf: (rows: readonly Row[]) => number }[]
  readonly format: (value: number) => string
}

function Plot<Row extends MonthRow>({ scope, asTable, read, lines, format }: LinesProps<Row>) {
  const { t } = useTranslation('dashboard')
  return (
    <Loaded read={read} skeleton={<SkeletonBlock height={CHART_HEIGHT} />}>
      {(rows) => {
        const wanted = ofCompanyType(rows, scope.companyType)
        const timelines = lines.map(({ valueOf }) =>
          timelineOf(wanted, (ofMonth) => valueOf(ofMonth), monthKey()),
        )
        const months = (timelines[0] ?? []).map(({ month: key }) => key)
        if (months.length === 0) return <EmptyState kind="nothing-yet" title={t('history.empty')} />
        const points = months.map((key) => month(key))
        const series = lines.map(({ name }, index): LineSeries => ({
          name,
          values: (timelines[index] ?? []).map(({ value }) => value),
        }))
        return asTable ? (
          <ChartTable
            caption={t('history.title')}
            columns={[t('history.month'), ...series.map(({ name }) => name)]}
            rows={points
              .map((name, at) => [name, ...series.map(({ values }) => format(values[at] ?? 0))])
              .toReversed()}
          />
        ) : (
          <LineChart
            label={t('history.summary', {
              from: points[0],
              to: points.at(-1),
              lines: series.map((one) => sayLine(one, format)).join('; '),
            })}
            points={points}
            series={series}
            format={format}
            formatTick={(tick) => format(tick).replace(/,00$/, '')}
            partial={months.at(-1) === monthKey()}
          />
        )
      }}
    </Loaded>
  )
}

/** A line in words: where it begins, how high it gets, where it ends. */
function sayLine({ name, values }: LineSeries, format: (value: number) => string): string {
  return `${name} ${[values[0] ?? 0, Math.max(...values), values.at(-1) ?? 0].map(format).join(' – ')}`
}
