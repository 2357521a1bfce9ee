import {
  addIdentificationToken,
  getIdentificationTokens,
} from '@/api/generated/operations/identification-fields.ts'
import { useIsAnonymized } from '@/domain/users/use-is-anonymized.ts'
import { ListCard } from '@/lists/list-card.tsx'
import { sortableBy } from '@/lists/list-query.ts'
import { useList } from '@/lists/use-list.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { AddToken } from './add-token.tsx'
import { tokenActions, tokenName } from './token-actions.ts'
import { tokenColumns } from './token-columns.tsx'

const tokensQuery = { sort: sortableBy(['type', 'status', 'createdOn', 'lastUpdateOn']) }

/** The cards, plates and numbers by which providers identify a user. */
export default function IdentificationFieldsScreen({ params: { userOspId } }: ScreenProps<'userOspId'>) {
  const viewer = useUser()
  const isOver = useIsAnonymized(userOspId)
  const list = useList(getIdentificationTokens, tokensQuery, () => ({ body: { userOspId } }), { local: true })
  return (
    <ListCard
      list={list}
      id="identification-fields"
      name="AppUserIdentificationFields"
      columns={tokenColumns}
      actions={tokenActions}
      rowName={tokenName}
      action={!isOver && mayCall(viewer, addIdentificationToken) && <AddToken userOspId={userOspId} />}
    />
  )
}
