import { number } from '@/i18n/formats.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import type { FeeWithFinding } from './tiers.ts'

// i18n-keys: user-fees:kind.*, user-fees:finding.*
/** The payer, the number of events, and the amount. A tier without an end is open-ended (G133). */
export const feeColumns = defineColumns<FeeWithFinding>('user-fees', {
  assignee: column.identity(({ assignee }) => assignee.name, {
    second: ({ assignee }, { t }) => t(`kind.${assignee.kind}`),
  }),
  eventCountFrom: column.count(({ eventCountFrom }) => eventCountFrom),
  eventCountTo: column.plain(
    ({ eventCountTo }, { t }) => (eventCountTo === undefined ? t('unlimited') : number(eventCountTo)),
    { type: 'count' },
  ),
  feeAmount: column.money(({ feeAmount }) => feeAmount),
  vatPercentage: column.plain(
    ({ vatPercentage }) => `${number(vatPercentage, vatPercentage % 1 === 0 ? 0 : 2)}\u00a0%`,
    {
      type: 'percentage',
    },
  ),
  finding: column.status(({ finding }, { t }) => ({
    tone: finding === 'overlap' ? 'danger' : finding === 'gap' ? 'warning' : 'success',
    text: t(`finding.${finding}`),
  })),
})
