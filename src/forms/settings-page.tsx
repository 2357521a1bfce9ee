import {
  createContext,
  useCallback,
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { Operation } from '@/api/operation.ts'
import { announce } from '@/base/announcer.ts'
import { Button } from '@/ui/basics/button.tsx'
import { SaveBar } from '@/ui/basics/save-bar.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import {
  ChangesLead,
  SaveButton,
  SaveKey,
  useSaveKey,
  useUnsavedAnnouncement,
  type SaveRef,
} from './form-actions.tsx'
import { FormHostContext, type FormCommands, type FormStanding, type PageHost } from './form-host.ts'
import { announceMistakes } from './show-mistakes.ts'

export interface SettingsPageProps {
  /** The reads whose responses change when any of the cards is saved. */
  readonly refreshes: readonly Operation[]
  readonly submitLabel: string
  /** The text of the notice when all changes are saved. */
  readonly saved: string
  /** Why nothing on the page can be changed. */
  readonly refused?: string | undefined
  /** Cards, each a form within `SettingsCardFrame`. */
  readonly children: ReactNode
}

interface Page extends Pick<SettingsPageProps, 'refreshes' | 'submitLabel'> {
  readonly stand: (card: string, standing: FormStanding, changes: number) => void
  readonly attach: (card: string, commands: FormCommands) => () => void
  readonly save: () => void
}

const PageContext = createContext<Page | undefined>(undefined)

/** The page that contains the card. */
export function useSettingsPage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('the card is on no SettingsPage')
  return page
}

/**
 * Settings in several cards with one save bar, which appears after the first change. Each changed card is saved by its
 * own request, one after another, because cards of the same record may share a version. A card that fails shows it,
 * keeps the typed values and does not stop the others.
 */
export function SettingsPage({ refreshes, submitLabel, saved, refused, children }: SettingsPageProps) {
  const { t } = useTranslation('ui')
  const cards = useRef(new Map<string, FormCommands>())
  // Saving needs the state after the last key press, which may not be rendered yet.
  const standings = useRef<ReadonlyMap<string, FormStanding>>(new Map())
  const counts = useRef(new Map<string, number>())
  /** How many fields have changed in all cards. */
  const [changes, setChanges] = useState(0)
  const [isFailed, setFailed] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const button = useSaveKey()

  const save = useCallback(async (): Promise<void> => {
    if (isSaving || refused !== undefined) return
    const sent = changed(cards.current, standings.current)
    const outcomes: boolean[] = []
    setSaving(true)
    setFailed(false)
    try {
      for (const card of sent) outcomes.push(await card.submit())
    } finally {
      setSaving(false)
    }
    const isAnySaved = outcomes.includes(true)
    if (outcomes.includes(false)) {
      setFailed(true)
      const failed = sent.filter((_card, index) => outcomes[index] === false)
      failed.find((card) => card.mistakes() > 0)?.focusMistake()
      // Each card has announced its own number.
      if (failed.length > 1) announceMistakes(failed.reduce((sum, card) => sum + card.mistakes(), 0))
      if (isAnySaved) notify({ tone: 'warning', text: t('form.partlySaved') })
    } else if (isAnySaved) notify({ tone: 'success', text: saved })
  }, [isSaving, refused, saved, t])

  const stand = useCallback((card: string, standing: FormStanding, changed: number) => {
    standings.current = new Map(standings.current).set(card, standing)
    counts.current.set(card, standing === 'clean' ? 0 : changed)
    setChanges([...counts.current.values()].reduce((sum, count) => sum + count, 0))
  }, [])
  const attach = useCallback((card: string, commands: FormCommands) => {
    cards.current.set(card, commands)
    return () => void cards.current.delete(card)
  }, [])
  const page = useMemo<Page>(
    () => ({ refreshes, submitLabel, stand, attach, save: () => void save() }),
    [refreshes, submitLabel, stand, attach, save],
  )
  return (
    <div className="settings-page">
      <PageContext value={page}>{children}</PageContext>
      {(changes > 0 || isSaving || refused !== undefined) && (
        <SettingsBar
          button={button}
          submitLabel={submitLabel}
          changes={changes}
          isFailed={isFailed}
          pending={isSaving}
          refused={refused}
          onSave={page.save}
          onUndo={() => {
            changed(cards.current, standings.current).forEach(({ undo }) => undo())
            announce(t('form.undone'))
          }}
        />
      )}
    </div>
  )
}

interface SettingsBarProps extends Pick<SettingsPageProps, 'submitLabel' | 'refused'> {
  readonly button: SaveRef
  readonly changes: number
  readonly isFailed: boolean
  readonly pending: boolean
  readonly onSave: () => void
  readonly onUndo: () => void
}

function SettingsBar({
  button,
  submitLabel,
  refused,
  changes,
  isFailed,
  pending,
  onSave,
  onUndo,
}: SettingsBarProps) {
  const { t } = useTranslation('ui')
  useUnsavedAnnouncement(changes > 0)
  return (
    <SaveBar
      lead={isFailed ? <span data-tone="danger">{t('form.notSaved')}</span> : <ChangesLead count={changes} />}
    >
      {changes > 0 && !pending && <Button onClick={onUndo}>{t('form.undo')}</Button>}
      <SaveButton ref={button} pending={pending} refused={refused} onClick={onSave}>
        <span>{submitLabel}</span> <SaveKey />
      </SaveButton>
    </SaveBar>
  )
}

const changed = (
  cards: ReadonlyMap<string, FormCommands>,
  standings: ReadonlyMap<string, FormStanding>,
): readonly FormCommands[] =>
  [...cards].filter(([card]) => standings.get(card) === 'dirty').map(([, commands]) => commands)

/** Wraps the form of one card, whose buttons are on the page. */
export function SettingsCardFrame({ children }: { readonly children: ReactNode }) {
  const { stand, attach, save } = useSettingsPage()
  const card = useId()
  const host = useMemo<PageHost>(
    () => ({
      kind: 'page',
      stand: (standing, changes) => stand(card, standing, changes),
      attach: (commands) => attach(card, commands),
      save,
    }),
    [card, stand, attach, save],
  )
  return <FormHostContext value={host}>{children}</FormHostContext>
}
