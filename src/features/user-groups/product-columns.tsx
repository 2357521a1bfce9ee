import { useRef, type ReactNode } from 'react'
import { productName } from '@/domain/products/product-name.ts'
import { groupName } from '@/i18n/formats.ts'
import { ActionButton } from '@/actions/action-button.tsx'
import { column, defineColumns } from '@/lists/columns.tsx'
import type { Tone } from '@/ui/basics/status-badge.tsx'
import { productActions } from './product-actions.ts'
import type { GroupProduct } from './products-of-group.ts'

export const productColumns = defineColumns<GroupProduct>(
  'user-groups',
  {
    name: column.text(({ product }) => productName(product), { header: 'products.columns.name' }),
    extId: column.code(({ product }) => product.extId, { header: 'products.columns.extId' }),
    access: column.plain(
      ({ access, from = '' }, { t }) => t(`products.access.${access}`, { group: groupName(from) }),
      {
        header: 'products.columns.access',
        type: 'actions',
        cell: (row, { t }) => (
          <AccessCell row={row}>
            {t(`products.access.${row.access}`, { group: groupName(row.from ?? '') })}
          </AccessCell>
        ),
      },
    ),
    status: column.status((row, { t }) => {
      const status = statusOf(row)
      return { tone: TONES[status], text: t(`products.status.${status}`) }
    }),
    grantedOn: column.day(({ grantedOn }) => grantedOn, { header: 'products.columns.grantedOn' }),
  },
  ({ product }) => product.ospId,
)

type Status = 'usable' | 'held' | 'available' | 'inactive'
const TONES: Readonly<Record<Status, Tone>> = {
  usable: 'success',
  held: 'warning',
  available: 'neutral',
  inactive: 'neutral',
}

/** The status: usable, granted but not usable, available to grant, or inactive. */
const statusOf = ({ product, access, effective }: GroupProduct): Status =>
  effective ? 'usable' : access !== 'none' ? 'held' : product.active ? 'available' : 'inactive'

interface AccessCellProps {
  readonly row: GroupProduct
  readonly children: ReactNode
}

/**
 * The group's access to a product. An available product can be granted here without confirmation, because that is
 * easily undone.
 */
function AccessCell({ row, children }: AccessCellProps) {
  const place = useRef<HTMLSpanElement>(null)
  return (
    <span ref={place} tabIndex={-1}>
      {row.access === 'none' && row.product.active ? (
        <ActionButton
          actions={productActions}
          id="grant"
          item={row}
          size="small"
          onDone={() => place.current?.focus()}
        />
      ) : (
        children
      )}
    </span>
  )
}
