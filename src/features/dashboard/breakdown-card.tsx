import { useTranslation } from 'react-i18next'
import { monthKey } from '@/base/dates.ts'
import { money, month } from '@/i18n/formats.ts'
import { ChartCard, ChartTable } from '@/ui/charts/chart-card.tsx'
import { CHART_HEIGHT, type Bar } from '@/ui/charts/chart-props.ts'
import { BarChart } from '@/ui/charts/charts.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { SkeletonBlock } from '@/ui/feedback/skeleton.tsx'
import { breakdownOf, shareOf, SLICES, type Slice } from './breakdown.ts'
import { ofCompanyType } from './figures.ts'
import type { Scope } from './scope.ts'
import { useEventsByMode } from './use-figures.ts'

/** Where the money of this month went: expenses incl. VAT by mobility mode, in seven colours (R065). */
export function BreakdownCard({ scope }: { readonly scope: Scope }) {
  const { t } = useTranslation('dashboard')
  const read = useEventsByMode(scope)
  const barOf = (slice: Slice, _index: number, slices: Slice[]): Bar => {
    const share = shareOf(slice, slices)
    return {
      name: slice.label ?? t('breakdown.other'),
      value: slice.total,
      text: money(slice.total),
      note: share === undefined ? undefined : t('breakdown.share', { share }),
    }
  }
  return (
    <ChartCard title={t('breakdown.title')} note={t('breakdown.note', { month: month(monthKey()) })}>
      {(asTable) => (
        <Loaded read={read} skeleton={<SkeletonBlock height={CHART_HEIGHT} />}>
          {(rows) => {
            const bars = breakdownOf(ofCompanyType(rows, scope.companyType)).map(barOf)
            if (bars.length === 0) return <EmptyState kind="nothing-yet" title={t('breakdown.empty')} />
            return asTable ? (
              <ChartTable
                caption={t('breakdown.title')}
                columns={[t('breakdown.mode'), t('breakdown.part'), t('breakdown.total')]}
                rows={bars.map(({ name, note = '–', text }) => [name, note, text])}
              />
            ) : (
              <BarChart
                label={t('breakdown.summary', {
                  parts: bars.map(({ name, text }) => `${name} ${text}`).join('; '),
                })}
                bars={bars}
                slots={SLICES}
              />
            )
          }}
        </Loaded>
      )}
    </ChartCard>
  )
}
