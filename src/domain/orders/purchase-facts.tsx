import { useTranslation } from 'react-i18next'
import { dateTime, money } from '@/i18n/formats.ts'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import type { PluginPurchase } from './order.ts'
import { CompanyLink, UserLink } from './party-links.tsx'
import { STATUS_TONES } from './purchase-statuses.ts'

/** The details of a plugin-service order. Absent values are left out. */
export function PurchaseFacts({ order }: { readonly order: PluginPurchase }) {
  const { t } = useTranslation('plugin-purchases')
  const { handledOn, handledBy, answeredOn } = order
  const facts = {
    what: order.description,
    price: money(order.price),
    remark: order.remark,
    createdOn: dateTime(order.createdOn),
    handled: handledOn && t('facts.handledBy', { moment: dateTime(handledOn), name: handledBy?.name ?? '–' }),
    rejectionNote: order.rejectionNote,
    answeredOn: answeredOn && dateTime(answeredOn),
  }
  // i18n-keys: plugin-purchases:facts.*
  return (
    <PropertyList
      items={[
        { label: t('columns.user'), value: <UserLink {...order} /> },
        { label: t('facts.company'), value: <CompanyLink {...order} /> },
        {
          label: t('facts.status'),
          value: <StatusBadge tone={STATUS_TONES[order.status]}>{t(`status.${order.status}`)}</StatusBadge>,
        },
        ...Object.entries(facts).flatMap(([fact, value]) =>
          value ? [{ label: t(`facts.${fact}`), value: <bdi>{value}</bdi> }] : [],
        ),
      ]}
    />
  )
}
