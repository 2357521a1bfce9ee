import { useTranslation } from 'react-i18next'
import { date, dayOf, number } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { handleBy, stopsOn, type AccountRow } from './account.ts'

/**
 * The facts that staff needs about a company that wants to leave (R103): its name, the date of the request, the last
 * day to handle it, and the number of its users.
 */
export function DeactivationFacts({ account }: { readonly account: AccountRow }) {
  const { t } = useTranslation('corporate-accounts')
  const { ospId, userCount, deactivationRequestedOn } = account
  const { name, extId, partner } = account.data
  const last = handleBy(account)
  return (
    <PropertyList
      items={[
        {
          label: t('columns.name'),
          value: (
            <Link to={hrefTo('CorporateAccountView', { accountOspId: ospId })}>
              <bdi>{name}</bdi>
            </Link>
          ),
        },
        { label: t('columns.extId'), value: <bdi>{extId}</bdi> },
        { label: t('columns.partner'), value: <bdi>{partner.name}</bdi> },
        { label: t('columns.userCount'), value: number(userCount) },
        {
          label: t('requested.on'),
          value: deactivationRequestedOn === undefined ? undefined : dayOf(deactivationRequestedOn),
        },
        { label: t('columns.deactivation'), value: last === undefined ? undefined : date(last) },
        { label: t('requested.stopsOn'), value: date(stopsOn(account)) },
      ]}
    />
  )
}
