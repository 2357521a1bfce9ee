import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cut } from '@/base/cut.ts'
import { collator } from '@/base/collator.ts'
import type { components } from '@/api/generated/schema.ts'
import { getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import { getUserGroup } from '@/api/generated/operations/user-groups.ts'
import { useReadAll } from '@/api/use-read-all.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { countsOf, TransferCard } from '@/records/transfer-card.tsx'
import type { TransferChange } from '@/records/transfer-change.ts'
import { useRecord } from '@/records/use-record.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import type { TransferItem } from '@/ui/inputs/transfer-list.tsx'
import type { UserGroup } from './group-actions.ts'
import { saveMembers } from './save-members.ts'

type User = components['schemas']['AppUserSummary']

/**
 * The members of the group. The browser holds up to 20,000 users of the company (R234), so that thousands can be
 * searched and moved.
 */
export default function GroupMembersScreen({ params }: ScreenProps<'userGroupOspId'>) {
  const { data: group } = useRecord(getUserGroup, { body: { ospId: params.userGroupOspId } })
  const users = useReadAll(
    getUsersByFilter,
    group ? { body: { corporateAccountOspId: group.data.corporateAccount.ospId } } : null,
  )
  if (!group) return null // The layout shows the reason.
  return <Loaded read={users}>{({ rows, cut }) => <Members group={group} users={rows} cut={cut} />}</Loaded>
}

interface MembersProps {
  readonly group: UserGroup
  readonly users: readonly User[]
  readonly cut: Cut | undefined
}

// i18n-keys: user-groups:members.*
function Members({ group, users, cut }: MembersProps) {
  const { t } = useTranslation('user-groups')
  const items = useMemo(
    () =>
      users
        // Only app users can be members of groups.
        .filter(({ anonymized, classification }) => !anonymized && classification === 'mobile')
        .map(toItem)
        .sort(byLabel),
    [users],
  )
  const present = useMemo(() => membersOf(group, users), [group, users])
  const save = async (change: TransferChange): Promise<boolean> => {
    await saveMembers(group.ospId, change)
    notify({ tone: 'success', text: t('members.saved', countsOf(change)) })
    return true
  }
  return (
    <TransferCard area="user-groups" words="members" items={items} cut={cut} present={present} save={save} />
  )
}

const membersOf = ({ ospId }: UserGroup, users: readonly User[]): ReadonlySet<string> =>
  new Set(
    users
      .filter(
        ({ anonymized, userGroups }) => !anonymized && userGroups.some((group) => group.ospId === ospId),
      )
      .map((user) => user.ospId),
  )

const toItem = ({ ospId, firstname, lastname, email, employeeNumber }: User): TransferItem => ({
  id: ospId,
  label: `${lastname} ${firstname}`,
  hint: email ?? employeeNumber,
})

const byLabel = (one: TransferItem, other: TransferItem): number => collator.compare(one.label, other.label)
