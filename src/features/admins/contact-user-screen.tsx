import { useTranslation } from 'react-i18next'
import { getUser } from '@/api/generated/operations/app-users.ts'
import { useRecord } from '@/records/use-record.ts'
import { Redirect } from '@/routes/navigate.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import styles from '@/domain/users/detail.module.css'
import { UserFrame } from '@/domain/users/user-frame.tsx'
import type { AppUser } from '@/domain/users/user-form.ts'
import { useContactType } from './contact-types.ts'
import { pageOf } from '@/domain/users/page-of-person.ts'
import { PersonDetails } from './person-details.tsx'

/** The page of a contact: the mails that the contact receives (R079), and the details to edit. */
export default function ContactUserScreen(props: ScreenProps<'userOspId'>) {
  const { data: user, mutate } = useRecord(getUser, { body: { ospId: props.params.userOspId } })
  if (user && user.classification !== 'contact') return <Redirect to={pageOf(user)} />
  return (
    <UserFrame {...props} name="ContactUserView">
      {user && (
        <div className={styles.columns}>
          <PersonDetails user={user} reload={async () => mutate()} />
          <Receives user={user} />
        </div>
      )}
    </UserFrame>
  )
}

function Receives({ user: { contactTypes } }: { readonly user: AppUser }) {
  const { t } = useTranslation('admins')
  const contactType = useContactType()
  return (
    <Card title={t('receives')}>
      {contactTypes.length === 0 ? (
        t('receivesNothing')
      ) : (
        <PropertyList
          narrow
          items={contactTypes.map((type) => {
            const { label, receives } = contactType(type)
            return { label, value: receives }
          })}
        />
      )}
    </Card>
  )
}
