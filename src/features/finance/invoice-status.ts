import type { TFunction } from 'i18next'
import type { Status, Tone } from '@/ui/basics/status-badge.tsx'
import type { Invoice } from './invoices-query.ts'

const TONES: Readonly<Record<string, Tone>> = {
  created: 'neutral',
  sent: 'info',
  paid: 'success',
  insufficient_payment: 'warning',
  excessive_payment: 'warning',
}

/** The status of an invoice (R100), and whether it is overdue. An unknown status is shown as its key. */
// i18n-keys: finance:invoices.status.*
export function invoiceStatus(
  t: TFunction,
  { status, overdue }: Pick<Invoice, 'status' | 'overdue'>,
): Status {
  const text = t(`finance:invoices.status.${status}`)
  return overdue
    ? { tone: 'danger', text: t('finance:invoices.overdue', { status: text }) }
    : { tone: TONES[status] ?? 'neutral', text }
}
