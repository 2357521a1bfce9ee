import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '@/api/errors.ts'
import { useRegisterUnsaved } from '@/base/unsaved.ts'
import { number } from '@/i18n/formats.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Card, type CardProps } from '@/ui/basics/card.tsx'
import { TransferList, type TransferListProps } from '@/ui/inputs/transfer-list.tsx'
import { changed, changeOf, UNCHANGED, type TransferChange } from './transfer-change.ts'
import { useAnnouncement } from '@/ui/feedback/use-announcement.ts'

export interface TransferCardProps extends Pick<CardProps, 'actions'> {
  readonly area: string
  /** Prefix of its text keys in the area: `title`, `others`, `members`, `pending`, `unchanged`, `undo`, `save`. */
  readonly words: string
  /** All items, in display order. Pass the same array between renders. */
  readonly items: TransferListProps['items']
  /** The `cut` that `useReadAll` returns for the items. */
  readonly cut: TransferListProps['cut']
  /** The ids of the items that are currently on the second side. Pass the same set between renders. */
  readonly present: ReadonlySet<string>
  /**
   * Saves the change and notifies the user. If it returns `false` or throws an `ApiError`, the moved items stay moved,
   * so that the user can retry.
   */
  readonly save: (change: TransferChange) => Promise<boolean>
}

/** Assigns members out of thousands, with one save for all changes. */
export function TransferCard({ area, words, items, cut, present, save, actions }: TransferCardProps) {
  const { t } = useTranslation(area)
  const translate = (key: string, values = {}): string => t(`${words}.${key}`, values)
  // Store what was moved, not the resulting members: in a cut list, more members appear while searching.
  const [draft, setDraft] = useState<TransferChange>(UNCHANGED)
  const [running, setRunning] = useState(false)
  // Counts saves and undone changes. After each one the list is mounted again with the current members.
  const [turn, setTurn] = useState(0)
  const restart = (): void => {
    setDraft(UNCHANGED)
    setTurn(turn + 1)
  }
  const chosen = useMemo(() => changed(present, draft), [present, draft])
  const change = useMemo(() => changeOf(present, chosen), [present, chosen])
  const isChanged = change.added.length + change.removed.length > 0
  const pending = isChanged ? translate('pending', countsOf(change)) : ''
  useAnnouncement(pending)
  useRegisterUnsaved(isChanged, running ? 'saving' : 'changes')

  const saveNow = async (): Promise<void> => {
    setRunning(true)
    try {
      if (await save(change)) restart()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error // The user was already notified of an `ApiError`.
    } finally {
      setRunning(false)
    }
  }
  return (
    <Card
      title={translate('title')}
      actions={actions}
      foot={
        <>
          {isChanged && !running && <Button onClick={restart}>{translate('undo')}</Button>}
          <Button
            look="primary"
            pending={running}
            refused={isChanged ? undefined : translate('unchanged')}
            onClick={() => void saveNow()}
          >
            {translate('save')}
          </Button>
        </>
      }
    >
      <TransferList
        key={turn}
        items={items}
        cut={cut}
        chosen={chosen}
        onChange={(next) => setDraft(changeOf(present, next))}
        otherLabel={translate('others')}
        chosenLabel={translate('members')}
      />
      <p className="field-help">{pending}</p>
    </Card>
  )
}

/** The counts of a change, as inserted into texts. */
export const countsOf = ({ added, removed }: TransferChange) => ({
  added: number(added.length),
  removed: number(removed.length),
})
