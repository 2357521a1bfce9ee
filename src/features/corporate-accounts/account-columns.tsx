import type { TFunction } from 'i18next'
import type { components } from '@/api/generated/schema.ts'
import { number } from '@/i18n/formats.ts'
import { StatusBadge } from '@/ui/status-badge.tsx'
import type { Column } from '@/ui/table/column.ts'

export type AccountRow = components['schemas']['CorporateAccountSummary']

/** The columns of the list of companies. `typeLabel` words a company type; an unknown one is shown as its key. */
export function accountColumns(
  t: TFunction,
  typeLabel: (key: string) => string,
): readonly Column<AccountRow>[] {
  // Asked for by each of 20,000 rows when they are searched.
  const status = { active: t('status.active'), inactive: t('status.inactive') }
  const statusOf = ({ active }: AccountRow): string => (active ? status.active : status.inactive)
  const paymentTypeOf = remembered((type: string) => t(`paymentType.${type}`, type))
  return [
    { id: 'name', header: t('columns.name'), text: ({ name }) => name, sort: true, width: '19.5%' },
    { id: 'extId', header: t('columns.extId'), text: ({ extId }) => extId, sort: true, width: '11%' },
    {
      id: 'partner',
      header: t('columns.partner'),
      text: ({ partner }) => partner.name,
      sort: true,
      width: '13%',
    },
    {
      id: 'companyType',
      header: t('columns.companyType'),
      text: ({ companyType = '' }) => typeLabel(companyType),
      sort: true,
      width: '14%',
    },
    {
      id: 'paymentType',
      header: t('columns.paymentType'),
      text: ({ paymentType }) => paymentTypeOf(paymentType),
      sort: true,
      width: '15%',
    },
    {
      id: 'companyNumber',
      header: t('columns.companyNumber'),
      text: ({ companyNumber = '' }) => companyNumber,
      hidden: true,
    },
    { id: 'city', header: t('columns.city'), text: ({ city = '' }) => city, sort: true, width: '9.5%' },
    {
      id: 'userCount',
      header: t('columns.userCount'),
      text: ({ userCount }) => number(userCount),
      sort: true,
      sortValue: ({ userCount }) => userCount,
      align: 'end',
    },
    {
      id: 'active',
      header: t('columns.status'),
      text: statusOf,
      cell: (account) => (
        <StatusBadge tone={account.active ? 'success' : 'neutral'}>{statusOf(account)}</StatusBadge>
      ),
      sort: true,
    },
  ]
}

/** Makes the text of each key once. */
function remembered(textOf: (key: string) => string): (key: string) => string {
  const texts = new Map<string, string>()
  return (key) => {
    const known = texts.get(key) ?? textOf(key)
    texts.set(key, known)
    return known
  }
}
