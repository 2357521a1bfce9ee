import type { TFunction } from 'i18next'
import { dayOf, groupName } from '@/i18n/formats.ts'
import { StatusBadge, type Tone } from '@/ui/basics/status-badge.tsx'
import type { Column } from '@/ui/table/column.ts'
import type { GroupProduct } from './products-of-group.ts'

/** The columns of a group's products. */
export function productColumns(t: TFunction<'user-groups'>): readonly Column<GroupProduct>[] {
  const accessOf = ({ access, from = '' }: GroupProduct): string =>
    t(`products.access.${access}`, { group: groupName(from) })
  return [
    {
      id: 'name',
      header: t('products.columns.name'),
      text: ({ product }) => product.name,
      cell: ({ product }) => <bdi>{product.name}</bdi>,
      sort: true,
      width: '30%',
    },
    { id: 'extId', header: t('products.columns.extId'), text: ({ product }) => product.extId, sort: true },
    { id: 'access', header: t('products.columns.access'), text: accessOf, sort: true },
    {
      id: 'status',
      header: t('columns.status'),
      text: (row) => t(`products.status.${statusOf(row)}`),
      cell: (row) => (
        <StatusBadge tone={TONES[statusOf(row)]}>{t(`products.status.${statusOf(row)}`)}</StatusBadge>
      ),
      sort: true,
    },
    {
      id: 'grantedOn',
      header: t('products.columns.grantedOn'),
      text: ({ grantedOn }) => (grantedOn === undefined ? '' : dayOf(grantedOn)),
      sort: true,
      sortValue: ({ grantedOn = '' }) => grantedOn,
    },
  ]
}

type Status = 'usable' | 'held' | 'available' | 'inactive'
const TONES: Readonly<Record<Status, Tone>> = {
  usable: 'success',
  held: 'warning',
  available: 'neutral',
  inactive: 'neutral',
}

/** Usable now; held but not usable; could be granted; not active at all. */
const statusOf = ({ product, access, effective }: GroupProduct): Status =>
  effective ? 'usable' : access !== 'none' ? 'held' : product.active ? 'available' : 'inactive'
