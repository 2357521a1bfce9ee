import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState, type ReactNode } from 'react'
import { money, number } from '@/i18n/formats.ts'
import { Card } from '@/ui/basics/card.tsx'
import { Page } from '@/ui/basics/page.tsx'
import { ChartCard, ChartTable } from '@/ui/charts/chart-card.tsx'
import { CHART_HEIGHT } from '@/ui/charts/chart-props.ts'
import { LineChart } from '@/ui/charts/charts.tsx'
import { Attention } from '@/ui/feedback/attention.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { SkeletonBlock } from '@/ui/feedback/skeleton.tsx'
import { Delta } from '@/ui/figures/delta.tsx'
import { Figure, Figures } from '@/ui/figures/figures.tsx'
import { Shares } from '@/ui/figures/shares.tsx'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import { Segmented } from '@/ui/inputs/segmented.tsx'
import { BriefTable } from '@/ui/table/brief-table.tsx'
import { noop } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'
import { people, personColumns, personId } from '../../samples.tsx'

const MONTHS = ['June 2026', 'July 2026', 'August 2026', 'September 2026', 'October 2026', 'November 2026']
const COSTS = [2980, 3120, 3240, 3060, 3900, 3773]
const BEFORE = [2600, 2700, 2810, 2780, 3120, 3060]

type State = 'full' | 'loading' | 'failed' | 'empty'

/** The structure of a dashboard: alerts, four figures, trend and shares, recent activity. */
function Template({ state }: { readonly state: State }) {
  const [subject, setSubject] = useState<'costs' | 'users'>('costs')
  const isFull = state === 'full'
  const failed = state === 'failed' ? { retry: noop, pending: false } : undefined
  /** All states are on one page, so each has unique names. */
  const named = (name: string) => (isFull ? name : `${name}, ${state}`)
  const valueOf = (text: string) => (isFull ? text : state === 'empty' ? '0' : undefined)
  const content = (full: ReactNode) =>
    isFull ? (
      full
    ) : state === 'empty' ? (
      <EmptyState kind="nothing-yet" />
    ) : (
      <SkeletonBlock height={CHART_HEIGHT} />
    )
  return (
    <Page
      title="Brugge Bakery this month"
      lead="1 to 23 November 2026, incl. VAT"
      action={
        <NativeSelect aria-label={named('Month')} options={[{ value: '11', label: 'November 2026' }]} />
      }
    >
      <Attention
        label={named('Needs attention')}
        calm="Nothing needs your attention."
        failed={failed && { ...failed, text: 'Not available now.' }}
        items={
          isFull
            ? [{ id: '1', tone: 'danger', icon: <CircleAlert />, title: '6 users below zero', href: '/' }]
            : state === 'empty'
              ? []
              : undefined
        }
      />
      <Figures>
        {['Users', 'Transactions', 'Expenses', 'Company budget'].map((label, at) => (
          <Figure
            key={label}
            label={named(label)}
            value={valueOf(at < 2 ? '264' : money(3772.75))}
            failed={failed}
            note={isFull && <Delta change={11} text="11" note="compared with 1–23 October" />}
            trend={isFull ? COSTS : undefined}
            href="/"
          />
        ))}
      </Figures>
      <div className="grid">
        <ChartCard
          title={named('Last 6 months')}
          controls={
            <Segmented
              label={named('Shown')}
              value={subject}
              options={[
                { value: 'costs', label: 'Expenses' },
                { value: 'users', label: 'Users' },
              ]}
              onChange={setSubject}
            />
          }
        >
          {(asTable) =>
            content(
              asTable ? (
                <ChartTable
                  caption="Last 6 months"
                  columns={['Month', 'Expenses']}
                  rows={MONTHS.map((month, at) => [month, money(COSTS[at] ?? 0)])}
                />
              ) : (
                <LineChart
                  label="Expenses of six months"
                  points={MONTHS}
                  axis={MONTHS.map((month) => month.slice(0, 3))}
                  series={{ name: 'this year', values: COSTS }}
                  compared={{ name: 'last year', values: BEFORE }}
                  format={money}
                  formatShort={(value) => number(value)}
                  partial
                />
              ),
            )
          }
        </ChartCard>
        <Card title={named('Where the budget goes')}>
          {content(
            <Shares
              label="Where the budget goes"
              shares={[
                { name: 'Train', euros: 2500, share: 0.66 },
                { name: 'Other', euros: 1272.75, share: 0.34, isRest: true },
              ]}
            />,
          )}
        </Card>
      </div>
      <Card title={named('Recent')} flush="rows">
        <BriefTable
          caption={named('Recent')}
          columns={personColumns.slice(0, 4)}
          rows={isFull ? people(5) : state === 'empty' ? [] : undefined}
          rowId={personId}
          rowHref={() => '/'}
          size={5}
          empty={<EmptyState kind="nothing-yet" />}
        />
      </Card>
    </Page>
  )
}

export const page: GalleryPage = {
  about:
    'A dashboard, from the top: what needs attention, four figures with change and trend, trend and shares, recent activity.',
  states: {
    Full: () => <Template state="full" />,
    Loading: () => <Template state="loading" />,
    Failed: () => <Template state="failed" />,
    Nothing: () => <Template state="empty" />,
  },
}
