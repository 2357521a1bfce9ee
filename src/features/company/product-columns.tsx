import { activeStatus } from '@/records/active-status.ts'
import type { components } from '@/api/generated/schema.ts'
import { column, defineColumns } from '@/lists/columns.tsx'

type Product = components['schemas']['Product']

export const productColumns = defineColumns<Product>('company', {
  name: column.text(({ name }) => name),
  extId: column.code(({ extId }) => extId),
  status: column.status((row, { t }) => activeStatus(t, row)),
  charged: column.plain(({ chargedOnUserBudget }, { t }) =>
    t(chargedOnUserBudget ? 'charged.user' : 'charged.company'),
  ),
  resourceCount: column.count(({ resourceCount }) => resourceCount),
})
