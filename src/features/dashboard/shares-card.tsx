import { useTranslation } from 'react-i18next'
import { breakdownOf } from '@/domain/reporting/breakdown.ts'
import { ofCompanyType } from '@/domain/reporting/figures.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { money } from '@/i18n/formats.ts'
import { ChartCard, ChartTable } from '@/ui/charts/chart-card.tsx'
import { CHART_HEIGHT } from '@/ui/charts/chart-props.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { SkeletonBlock } from '@/ui/feedback/skeleton.tsx'
import { Shares, shareText } from '@/ui/figures/shares.tsx'
import type { Scope } from './scope.ts'
import { useEventsByMode } from './use-figures.ts'

/** The expenses of the month incl. VAT, by mobility mode (R059, R065). */
export function SharesCard({ scope }: { readonly scope: Scope }) {
  const { t } = useTranslation('dashboard')
  const read = useEventsByMode(scope)
  const title = t('breakdown.title')
  return (
    <ChartCard title={title}>
      {(asTable) => (
        <Loaded read={read} skeleton={<SkeletonBlock height={CHART_HEIGHT} />}>
          {(rows) => {
            const shares = breakdownOf(ofCompanyType(rows, scope.companyType), t('breakdown.other'))
            if (shares.length === 0)
              return <EmptyState kind="nothing-yet" drawing="chart" title={t('breakdown.empty')} />
            return asTable ? (
              <ChartTable
                caption={title}
                columns={[t('breakdown.mode'), t('breakdown.part'), t('breakdown.total')]}
                rows={shares.map(({ name, euros, share }) => [name, shareText(share), money(euros)])}
              />
            ) : (
              <Shares label={title} shares={shares} />
            )
          }}
        </Loaded>
      )}
    </ChartCard>
  )
}
