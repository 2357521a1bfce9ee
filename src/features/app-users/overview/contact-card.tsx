import { useTranslation } from 'react-i18next'
import { getMemberUsers } from '@/api/generated/operations/app-users.ts'
import { useRead } from '@/api/use-read.ts'
import { nameOf } from '@/domain/users/action-user.ts'
import type { AppUser } from '@/domain/users/user-form.ts'
import { phone } from '@/i18n/phone.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { ownName } from '@/i18n/languages.ts'

/** The user's contact details and way to sign in. Unknown values are left out. */
export function ContactCard({ user }: { readonly user: AppUser }) {
  const { t } = useTranslation(['app-users', 'session'])
  // G006, G148
  const { data: members = [] } = useRead(getMemberUsers, { body: { ospId: user.ospId } }, { ignore: ['*'] })
  const { ospId, email, msisdn, language, homeAddress, login, twoFactor, parentUser } = user
  const family = [
    ...(parentUser ? [parentUser] : []),
    ...members.map((member) => ({ ospId: member.ospId, name: nameOf(member) })),
  ]
  const items = [
    { label: t('fields.email'), value: email },
    { label: t('fields.msisdn'), value: msisdn && phone(msisdn) },
    { label: t('fields.language'), value: ownName(language) },
    { label: t('sections.homeAddress'), value: homeAddress && <bdi>{addressLine(homeAddress)}</bdi> },
    { label: t('fields.login'), value: login && <bdi>{login}</bdi> },
    { label: t('fields.twoFactor'), value: t(twoFactor ? 'twoFactor.on' : 'twoFactor.off') },
    {
      label: t('overview.family'),
      value: family.length > 0 && (
        <ul>
          {family.map((member) => (
            <li key={member.ospId}>
              <Link to={hrefTo('AppUserOverview', { userOspId: member.ospId })}>
                <bdi>{member.name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      ),
    },
  ]
  return (
    <Card
      title={t('overview.contact')}
      actions={<Link to={hrefTo('AppUserDetail', { userOspId: ospId })}>{t('overview.details')}</Link>}
    >
      <PropertyList items={items.filter(({ value }) => Boolean(value))} />
    </Card>
  )
}

/** `Gentpoortstraat 7 bus 3, 8000 Brugge`. */
const addressLine = ({ streetName, streetNumber, zipCode, city }: NonNullable<AppUser['homeAddress']>) =>
  [
    [streetName, streetNumber],
    [zipCode, city],
  ]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')
