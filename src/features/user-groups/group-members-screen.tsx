import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { collator } from '@/base/collator.ts'
import type { components } from '@/api/generated/schema.ts'
import { getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import { getUserGroup } from '@/api/generated/operations/user-groups.ts'
import { useRecord } from '@/records/use-record.ts'
import { ApiError } from '@/api/errors.ts'
import { useReadAll } from '@/api/use-read-all.ts'
import { number } from '@/i18n/formats.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { useHoldUnsaved } from '@/base/unsaved.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { TransferList, type TransferItem } from '@/ui/inputs/transfer-list.tsx'
import type { UserGroup } from './group-actions.ts'
import { changeOf, type MembersChange } from './members-change.ts'
import { useMembersWrite } from './use-members-write.ts'

type User = components['schemas']['AppUserSummary']

/** Who is in the group. All users of the company are in the browser, so that thousands can be searched and moved. */
export default function GroupMembersScreen({ params }: ScreenProps<'userGroupOspId'>) {
  const { data: group } = useRecord(getUserGroup, { body: { ospId: params.userGroupOspId } })
  const users = useReadAll(
    getUsersByFilter,
    group ? { body: { corporateAccountOspId: group.data.corporateAccount.ospId } } : null,
  )
  if (!group) return null // The layout says why.
  return <Loaded read={users}>{(found) => <Members group={group} users={found} />}</Loaded>
}

interface MembersProps {
  readonly group: UserGroup
  readonly users: readonly User[]
}

function Members({ group, users }: MembersProps) {
  const { t } = useTranslation('user-groups')
  const items = useMemo(
    () =>
      users
        // Groups have app users.
        .filter(({ anonymized, classification }) => !anonymized && classification === 'mobile')
        .map(toItem)
        .sort(byLabel),
    [users],
  )
  const present = useMemo(() => membersOf(group, users), [group, users])
  const [draft, setDraft] = useState<ReadonlySet<string>>()
  const chosen = draft ?? present
  const change = useMemo(() => changeOf(present, chosen), [present, chosen])
  const isChanged = change.added.length + change.removed.length > 0
  const { run, running } = useMembersWrite()
  useHoldUnsaved(isChanged)

  const save = async (): Promise<void> => {
    try {
      await run(group.ospId, change)
    } catch (error) {
      // Told already. What was chosen stays, so that it can be tried again.
      if (error instanceof ApiError) return
      throw error
    }
    setDraft(undefined)
    notify({ tone: 'success', text: t('members.saved', counts(change)) })
  }
  return (
    <Card
      title={t('members.title')}
      foot={
        <>
          {isChanged && !running && <Button onClick={() => setDraft(undefined)}>{t('members.undo')}</Button>}
          <Button
            look="primary"
            pending={running}
            refused={isChanged ? undefined : t('members.unchanged')}
            onClick={() => void save()}
          >
            {t('members.save')}
          </Button>
        </>
      }
    >
      <TransferList
        items={items}
        chosen={chosen}
        onChange={setDraft}
        otherLabel={t('members.others')}
        chosenLabel={t('members.members')}
      />
      <p className="field-help" role="status">
        {isChanged && t('members.pending', counts(change))}
      </p>
    </Card>
  )
}

const counts = ({ added, removed }: MembersChange) => ({
  added: number(added.length),
  removed: number(removed.length),
})

const membersOf = ({ ospId }: UserGroup, users: readonly User[]): ReadonlySet<string> =>
  new Set(
    users
      .filter(
        ({ anonymized, userGroups }) => !anonymized && userGroups.some((group) => group.ospId === ospId),
      )
      .map((user) => user.ospId),
  )

const toItem = ({ ospId, firstName, lastName, email, employeeNumber }: User): TransferItem => ({
  id: ospId,
  label: `${lastName} ${firstName}`,
  hint: email ?? employeeNumber,
})

const byLabel = (one: TransferItem, other: TransferItem): number => collator.compare(one.label, other.label)
