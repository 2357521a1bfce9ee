import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import Plus from 'lucide-react/icons/plus'
import {
  addIdentificationToken,
  deleteIdentificationToken,
  getIdentificationTokens,
} from '@/api/generated/operations/identification-fields.ts'
import { useRead } from '@/api/use-read.ts'
import { dayOf } from '@/i18n/formats.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { useRowDialogAddress } from '@/actions/use-row-dialog.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { ProblemPanel } from '@/ui/feedback/problem-panel.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import type { Column } from '@/ui/table/column.ts'
import { MemoryTable } from '@/ui/table/memory-table.tsx'
import { valueOf, type Token } from '@/domain/users/tokens.ts'
import { DeleteTokenDialog, useTokenMenu } from './delete-token.tsx'

const AddTokenDialog = lazyBlock(async () => (await import('./add-token-dialog.tsx')).AddTokenDialog)

/** The cards, plates and numbers by which providers know a user. */
export default function IdentificationFieldsScreen({ params }: ScreenProps<'userOspId'>) {
  const { userOspId } = params
  return <TokensOf key={userOspId} userOspId={userOspId} />
}

function TokensOf({ userOspId }: { readonly userOspId: string }) {
  const { t } = useTranslation(['identification-fields', 'vocabulary'])
  const viewer = useUser()
  const read = useRead(getIdentificationTokens, { body: { userOspId } })
  const columns = useMemo(() => tokenColumns(t), [t])
  const { dialog, row, open, close } = useRowDialogAddress('token')
  const rowActions = useTokenMenu(useCallback(({ ospId }: Token) => open('delete-token', ospId), [open]))
  const mayAdd = mayCall(viewer, addIdentificationToken)
  const [, setDialog] = useAddressParam('dialog')
  const isAdding = mayAdd && dialog === 'add-token'
  // It stays while it closes, so that the focus goes back.
  const [wasAdding, setWasAdding] = useState(isAdding)
  if (isAdding && !wasAdding) setWasAdding(true)
  const addButton = mayAdd && (
    <Button
      look="primary"
      icon={<Plus aria-hidden="true" />}
      onPointerEnter={AddTokenDialog.warm}
      onClick={() => setDialog('add-token')}
    >
      {t('add')}
    </Button>
  )
  if (read.error && !read.data)
    return <ProblemPanel error={read.error} retry={() => void read.mutate()} pending={read.isValidating} />
  return (
    <>
      <Card flush title={t('screens.AppUserIdentificationFields')} actions={addButton || undefined}>
        <MemoryTable
          id="identification-fields"
          caption={t('screens.AppUserIdentificationFields')}
          columns={columns}
          rowId={({ ospId }) => ospId}
          rowName={(token) => `${token.label} ${valueOf(token)}`}
          rows={read.data}
          busy={read.isValidating}
          {...(mayCall(viewer, deleteIdentificationToken) && { rowActions })}
          empty={{ title: t('empty.title'), text: t('empty.text') }}
          exportName={t('exportName')}
        />
      </Card>
      {wasAdding && <AddTokenDialog userOspId={userOspId} open={isAdding} onClose={close} />}
      <DeleteTokenDialog
        token={dialog === 'delete-token' ? read.data?.find(({ ospId }) => ospId === row) : undefined}
        onClose={close}
      />
    </>
  )
}

/** An unknown state is shown as its key. */
// i18n-keys: identification-fields:status.*
const tokenColumns = (
  t: TFunction<readonly ['identification-fields', 'vocabulary']>,
): readonly Column<Token>[] => [
  { id: 'type', header: t('columns.type'), text: ({ label }) => label, sort: true, width: '20%' },
  { id: 'value', header: t('columns.value'), text: valueOf, cell: (token) => <bdi>{valueOf(token)}</bdi> },
  {
    id: 'budget',
    header: t('columns.budget'),
    text: ({ budget }) =>
      budget === undefined ? t('usualBudget') : t(`vocabulary:budgetTypes.${budget.name}`, budget.name ?? ''),
  },
  {
    id: 'status',
    header: t('columns.status'),
    text: ({ activationStatus }) => t(`status.${activationStatus}`, activationStatus),
    cell: ({ activationStatus }) => (
      <StatusBadge tone={activationStatus === 'ACTIVE' ? 'success' : 'neutral'}>
        {t(`status.${activationStatus}`, activationStatus)}
      </StatusBadge>
    ),
    sort: true,
  },
  {
    id: 'createdOn',
    header: t('columns.createdOn'),
    text: ({ createdOn }) => dayOf(createdOn),
    sort: true,
    sortValue: ({ createdOn }) => createdOn,
  },
]
