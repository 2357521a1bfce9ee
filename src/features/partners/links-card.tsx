import { useTranslation } from 'react-i18next'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import type { Partner } from './partner-form.ts'

/** Links to the partners directly above and below. */
export function LinksCard({ partner: { superPartners, subPartners } }: { readonly partner: Partner }) {
  const { t } = useTranslation('partners')
  const list = (partners: Partner['subPartners']) =>
    partners.length > 0 && (
      <ul>
        {partners.map(({ ospId, name }) => (
          <li key={ospId}>
            <Link to={hrefTo('PartnerDetails', { partnerOspId: ospId })}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    )
  return (
    <Card title={t('screens.PartnerLinkedPartners')}>
      <PropertyList
        narrow
        items={[
          { label: t('links.above'), value: list(superPartners) || undefined },
          { label: t('links.below'), value: list(subPartners) || undefined },
        ]}
      />
    </Card>
  )
}
