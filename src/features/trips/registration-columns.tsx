import type { TFunction } from 'i18next'
import type { components } from '@/api/generated/schema.ts'
import { date, money, number } from '@/i18n/formats.ts'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import type { Column } from '@/ui/table/column.ts'
import type { useRegistrationWords } from './registration-words.ts'

type Travel = components['schemas']['Travel']

/** The columns of the list of registrations. */
export function registrationColumns(
  t: TFunction<'trips'>,
  { kindOf, modeOf, statusOf }: ReturnType<typeof useRegistrationWords>,
): readonly Column<Travel>[] {
  return [
    { id: 'date', header: t('columns.date'), sort: true, text: (row) => date(row.date) },
    { id: 'kind', header: t('columns.kind'), text: kindOf },
    { id: 'mode', header: t('columns.mode'), text: modeOf },
    {
      id: 'km',
      header: t('columns.km'),
      sort: true,
      align: 'end',
      text: ({ km }) => (km === undefined ? '' : number(km, 1)),
    },
    {
      id: 'compensation',
      header: t('columns.compensation'),
      sort: true,
      align: 'end',
      text: ({ compensation }) => money(compensation),
    },
    {
      id: 'status',
      header: t('columns.status'),
      text: (row) => statusOf(row).text,
      cell: (row) => <StatusBadge tone={statusOf(row).tone}>{statusOf(row).text}</StatusBadge>,
    },
  ]
}
