import { money } from '@/i18n/formats.ts'
import { Delta } from '@/ui/figures/delta.tsx'
import { Figure, Figures } from '@/ui/figures/figures.tsx'
import { noop } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

const TREND = [40, 42, 41, 45, 50, 48, 60]

export const page: GalleryPage = {
  about: 'Up to four figures in one card. Each says how it changed, and its whole tile is a link.',
  states: {
    'With change and trend': () => (
      <Figures>
        <Figure
          label="Users"
          value="60"
          note={<Delta change={2} text="2" note="since October" />}
          trend={TREND}
          href="/"
        />
        <Figure
          label="Transactions"
          value="264"
          note={<Delta change={-11} text="11" note="compared with 1–23 October" />}
          trend={TREND.toReversed()}
          href="/"
        />
        <Figure
          label="Expenses"
          value={money(3772.75)}
          note={<Delta change={0} text="0" note="since October" />}
          trend={[5, 5, 5]}
        />
        <Figure label="Budget" value={money(-1_234_567.89)} note="available today" />
      </Figures>
    ),
    'Two, one of them late': () => (
      <Figures>
        <Figure label="Open" value={money(3335.59)} note="3 invoices" />
        <Figure label="Overdue" value={money(1673.62)} note="2 invoices" late />
      </Figures>
    ),
    Loading: () => (
      <Figures>
        <Figure label="Active users" value={undefined} />
        <Figure label="Season tickets" value={undefined} href="/" />
      </Figures>
    ),
    'One failed': () => (
      <Figures>
        <Figure label="Admins" value="60" trend={TREND} />
        <Figure label="Trips" value={undefined} href="/" failed={{ retry: noop, pending: false }} />
        <Figure label="Invoices" value={undefined} failed={{ retry: noop, pending: true }} />
      </Figures>
    ),
  },
}
