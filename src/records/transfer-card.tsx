import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '@/api/errors.ts'
import { useHoldUnsaved } from '@/base/unsaved.ts'
import { number } from '@/i18n/formats.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Card, type CardProps } from '@/ui/basics/card.tsx'
import { TransferList, type TransferListProps } from '@/ui/inputs/transfer-list.tsx'
import { changed, changeOf, UNCHANGED, type TransferChange } from './transfer-change.ts'
import { useSaid } from '@/ui/feedback/use-said.ts'

export interface TransferCardProps extends Pick<CardProps, 'actions'> {
  readonly area: string
  /** Prefix of its text keys in the area: `title`, `others`, `members`, `pending`, `unchanged`, `undo`, `save`. */
  readonly words: string
  /** All items, in display order. Pass the same array between renders. */
  readonly items: TransferListProps['items']
  /** As `useReadAll` says it of the items. */
  readonly cut: TransferListProps['cut']
  /** The ids of those that are on the second side now. Pass the same set between renders. */
  readonly present: ReadonlySet<string>
  /**
   * Saves the change and notifies. What was moved stays moved, to be tried again, when it answers `false` or throws an
   * `ApiError`.
   */
  readonly save: (change: TransferChange) => Promise<boolean>
}

/** Who or what belongs to something, out of thousands: two lists, and one save for all that was moved. */
export function TransferCard({ area, words, items, cut, present, save, actions }: TransferCardProps) {
  const { t } = useTranslation(area)
  const say = (key: string, values = {}): string => t(`${words}.${key}`, values)
  // What was moved, and not who is there then: of a list that was cut, more come to light while one searches.
  const [draft, setDraft] = useState<TransferChange>(UNCHANGED)
  const [running, setRunning] = useState(false)
  const chosen = useMemo(() => changed(present, draft), [present, draft])
  const change = useMemo(() => changeOf(present, chosen), [present, chosen])
  const isChanged = change.added.length + change.removed.length > 0
  const pending = isChanged ? say('pending', countsOf(change)) : ''
  useSaid(pending)
  useHoldUnsaved(isChanged, running ? 'saving' : 'changes')

  const saveNow = async (): Promise<void> => {
    setRunning(true)
    try {
      if (await save(change)) setDraft(UNCHANGED)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error // An `ApiError` has been notified already.
    } finally {
      setRunning(false)
    }
  }
  return (
    <Card
      title={say('title')}
      actions={actions}
      foot={
        <>
          {isChanged && !running && <Button onClick={() => setDraft(UNCHANGED)}>{say('undo')}</Button>}
          <Button
            look="primary"
            pending={running}
            refused={isChanged ? undefined : say('unchanged')}
            onClick={() => void saveNow()}
          >
            {say('save')}
          </Button>
        </>
      }
    >
      <TransferList
        items={items}
        cut={cut}
        chosen={chosen}
        onChange={(next) => setDraft(changeOf(present, next))}
        otherLabel={say('others')}
        chosenLabel={say('members')}
      />
      <p className="field-help">{pending}</p>
    </Card>
  )
}

/** The numbers of a change, as texts insert them. */
export const countsOf = ({ added, removed }: TransferChange) => ({
  added: number(added.length),
  removed: number(removed.length),
})
