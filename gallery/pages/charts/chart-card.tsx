import { money } from '@/i18n/formats.ts'
import { ChartCard, ChartTable } from '@/ui/charts/chart-card.tsx'
import { Shares } from '@/ui/figures/shares.tsx'
import type { GalleryPage } from '../../page.ts'

const SHARES = [
  ['Train', 820.5],
  ['Bike', 400],
] as const

export const page: GalleryPage = {
  about:
    'A chart with a title. A button shows its figures as a table, for users who want numbers or cannot see the chart.',
  states: {
    'Chart, or table': () => (
      <ChartCard title="Costs" note="Without VAT.">
        {(asTable) =>
          asTable ? (
            <ChartTable
              caption="Costs"
              columns={['Means', 'Costs']}
              rows={SHARES.map(([name, euros]) => [name, money(euros)])}
            />
          ) : (
            <Shares
              label="Costs"
              shares={SHARES.map(([name, euros]) => ({ name, euros, share: euros / 1220.5 }))}
            />
          )
        }
      </ChartCard>
    ),
  },
}
