import { useTranslation } from 'react-i18next'
import { budgetTypeName } from '@/domain/budgets/budget-type-name.ts'
import { dateTime, money } from '@/i18n/formats.ts'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import type { Order } from './order.ts'
import { CompanyLink, UserLink } from './party-links.tsx'

/** The details of a general order. Absent values are left out. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['orders', 'vocabulary'])
  const { resource, budgetType, handledOn, handledBy, cancellation } = order
  const address = order.deliveryAddress
  const facts = {
    status: t(`status.${order.status}`),
    handled:
      handledOn &&
      t('facts.handledBy', { moment: dateTime(handledOn), name: handledBy?.name ?? t('nobody') }),
    cancellation: cancellation?.label,
    what: order.description,
    resource: resource?.name,
    price: money(order.price),
    charged: money(order.chargedAmount),
    budget: budgetType && budgetTypeName(t, budgetType),
    delivery:
      address && inOneLine([address.streetName, address.streetNumber], [address.zipCode, address.city]),
    remark: order.remark,
    createdOn: dateTime(order.createdOn),
    id: order.id,
  }
  // i18n-keys: orders:facts.*
  return (
    <PropertyList
      items={[
        { label: t('columns.user'), value: <UserLink {...order} /> },
        { label: t('facts.company'), value: <CompanyLink {...order} /> },
        ...Object.entries(facts).flatMap(([fact, value]) =>
          value ? [{ label: t(`facts.${fact}`), value: <bdi>{value}</bdi> }] : [],
        ),
      ]}
    />
  )
}

const inOneLine = (...parts: readonly (readonly (string | undefined)[])[]): string =>
  parts
    .map((words) => words.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')
