import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { budgetTypeName } from '@/domain/budgets/budget-type-name.ts'
import { date, dateTime, money } from '@/i18n/formats.ts'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import type { SeasonCardOrder } from './season-card-order.ts'
import { ownName } from '@/i18n/languages.ts'

/** The details of an order about the person, the ordered card, and the rail journey. Absent values are left out. */
export function OrderFacts({ order }: { readonly order: SeasonCardOrder }) {
  const { t } = useTranslation(['season-tickets', 'session'])
  const sections = { order: orderOf(order, t), rail: railOf(order, t), person: personOf(order) }
  return (
    <div className="stack stack-wide">
      {Object.entries(sections).map(([section, facts]) => {
        const items = Object.entries(facts).flatMap(([fact, value]) =>
          value ? [{ label: t(`facts.${fact}`), value: <bdi>{value}</bdi> }] : [],
        )
        if (items.length === 0) return null
        return (
          <section key={section} aria-label={t(`sections.${section}`)} className="stack">
            <h3>{t(`sections.${section}`)}</h3>
            <PropertyList items={items} />
          </section>
        )
      })}
    </div>
  )
}

type Facts = Readonly<Record<string, string | undefined>>

// i18n-keys: season-tickets:facts.*, season-tickets:sections.*
function orderOf(order: SeasonCardOrder, t: TFunction): Facts {
  const { labels, startDate, price, effectiveStartDate, effectivePrice, budgetType, handledOn } = order
  return {
    status: order.status === 'OPEN' ? undefined : t(`status.${order.status}`),
    handledOn: handledOn && dateTime(handledOn),
    handledBy: order.handledBy?.name,
    cancellation: order.cancellation?.label,
    orderedProduct: order.orderedProduct,
    operator: labels.operator ?? order.operator,
    duration: labels.duration ?? order.duration,
    startDate: startDate && date(startDate),
    effectiveStartDate: effectiveStartDate && date(effectiveStartDate),
    price: price === undefined ? undefined : money(price),
    effectivePrice: effectivePrice === undefined ? undefined : money(effectivePrice),
    budgetType: budgetType && budgetTypeName(t, budgetType),
    limited: t(order.limited ? 'limited.yes' : 'limited.no'),
    b2bContractNumber: order.b2bContractNumber,
    remark: order.remark,
    createdOn: dateTime(order.createdOn),
  }
}

const railOf = ({ labels, ...order }: SeasonCardOrder, t: TFunction): Facts => ({
  origin: order.origin,
  destination: order.destination,
  class: labels.class ?? order.class,
  type: labels.type ?? order.type,
  subnets: (labels.subnets ?? order.subnets)?.join(', '),
  includeParking:
    order.includeParking === undefined ? undefined : t(order.includeParking ? 'parking.yes' : 'parking.no'),
})

const personOf = ({ labels, ...order }: SeasonCardOrder): Facts => ({
  name: `${order.firstName} ${order.lastName}`,
  gender: labels.gender ?? order.gender,
  dateOfBirth: order.dateOfBirth && date(order.dateOfBirth),
  nationalNumber: order.nationalNumber,
  address: [
    [order.street, order.streetNumber].filter(Boolean).join(' '),
    [order.zipCode, order.city].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', '),
  language: order.language && ownName(order.language),
  email: order.email,
  employeeNumber: order.employeeNumber,
  personnelNumber: order.personnelNumber,
  mobibCardNumber: order.mobibCardNumber,
})
