import { useTranslation } from 'react-i18next'
import { getMemberUsers } from '@/api/generated/operations/app-users.ts'
import { useRead } from '@/api/use-read.ts'
import { dateTime, dayOf, groupName } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { useRoleName } from '@/domain/users/role-names.ts'
import { nameOf } from '@/domain/users/action-user.ts'
import type { AppUser } from '@/domain/users/user-form.ts'
import styles from './read-only-properties.module.css'

/** The properties of a user that other pages or the platform change. */
export function ReadOnlyProperties({ user }: { readonly user: AppUser }) {
  const { t } = useTranslation('app-users')
  const roleName = useRoleName()
  // G006, G148
  const { data: members = [] } = useRead(getMemberUsers, { body: { ospId: user.ospId } }, { ignore: ['*'] })
  const { activeSince, payrollId, licensePlate, mobibCardNumber } = user
  const { desiredActivationDate: start, desiredDeactivationDate: end } = user
  return (
    <Card title={t('sections.other')}>
      <PropertyList
        narrow
        items={[
          { label: t('columns.roles'), value: <Lines lines={user.roles.map(roleName)} /> },
          {
            label: t('columns.userGroups'),
            value: <Lines lines={user.userGroups.map(({ name }) => groupName(name))} />,
          },
          {
            label: t('fields.familyMembers'),
            value: members.length > 0 && (
              <ul className={styles.lines}>
                {members.map((member) => (
                  <li key={member.ospId}>
                    <Link to={hrefTo('AppUserDetail', { userOspId: member.ospId })}>
                      <bdi>{nameOf(member)}</bdi>
                    </Link>
                    {!member.active && <span>{` · ${t('status.inactive')}`}</span>}
                  </li>
                ))}
              </ul>
            ),
          },
          { label: t('fields.payrollId'), value: payrollId },
          { label: t('fields.licensePlate'), value: licensePlate },
          { label: t('fields.mobibCardNumber'), value: mobibCardNumber },
          { label: t('columns.startActivationTime'), value: activeSince && dayOf(activeSince) },
          { label: t('columns.activation'), value: start && dayOf(start) },
          { label: t('columns.deactivation'), value: end && dayOf(end) },
          { label: t('columns.createdOn'), value: dateTime(user.createdOn) },
        ].map(({ label, value }) => ({ label, value: value === false ? undefined : value }))}
      />
    </Card>
  )
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.length > 0 && (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  )
