import type { TFunction } from 'i18next'
import type { components } from '@/api/generated/schema.ts'
import { number } from '@/i18n/formats.ts'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import type { Column } from '@/ui/table/column.ts'

type Product = components['schemas']['Product']

/** The columns of the list of products. */
export function productColumns(t: TFunction<'company'>): readonly Column<Product>[] {
  const statusOf = ({ active }: Product): string => t(active ? 'status.active' : 'status.inactive')
  return [
    {
      id: 'name',
      header: t('columns.name'),
      text: ({ name }) => name,
      cell: ({ name }) => <bdi>{name}</bdi>,
      sort: true,
    },
    { id: 'extId', header: t('columns.extId'), text: ({ extId }) => extId, sort: true },
    {
      id: 'status',
      header: t('columns.status'),
      text: statusOf,
      cell: (row) => <StatusBadge tone={row.active ? 'success' : 'neutral'}>{statusOf(row)}</StatusBadge>,
      sort: true,
    },
    {
      id: 'charged',
      header: t('columns.charged'),
      text: ({ chargedOnUserBudget }) => t(chargedOnUserBudget ? 'charged.user' : 'charged.company'),
      sort: true,
    },
    {
      id: 'resourceCount',
      header: t('columns.resourceCount'),
      text: ({ resourceCount }) => number(resourceCount),
      sortValue: ({ resourceCount }) => resourceCount,
      sort: true,
      align: 'end',
    },
  ]
}
