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
import { Button } from '@/ui/basics/button.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { focusFirstError } from './focus-first-error.ts'
import { FormHostContext, type FormCommands, type FormStanding, type PageHost } from './form-host.ts'

export interface SettingsPageProps {
  /** The reads whose answers change when any of the cards is saved. */
  readonly refreshes: readonly Operation[]
  readonly submitLabel: string
  /** The text of the notice when all changes are saved. */
  readonly saved: string
  /** Why nothing on the page can be changed. */
  readonly refused?: string | undefined
  /** Cards, each a form with `SettingsCardFrame` around it. */
  readonly children: ReactNode
}

interface Page extends Pick<SettingsPageProps, 'refreshes' | 'submitLabel'> {
  readonly stand: (card: string, standing: FormStanding) => void
  readonly attach: (card: string, commands: FormCommands) => () => void
  readonly save: () => void
}

const PageContext = createContext<Page | undefined>(undefined)

/** The page that the card is on. */
export function useSettingsPage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('the card is on no SettingsPage')
  return page
}

/**
 * Settings in several cards with one save bar, which appears when something has changed. Each changed card is saved by its
 * own request, one after the other, because cards of one thing may share a version. A card that fails says so, keeps what
 * was typed and does not stop the others.
 */
export function SettingsPage({ refreshes, submitLabel, saved, refused, children }: SettingsPageProps) {
  const { t } = useTranslation('ui')
  const element = useRef<HTMLDivElement>(null)
  const cards = useRef(new Map<string, FormCommands>())
  // Saving asks for the standing after the last key, which may not be rendered yet.
  const standings = useRef<ReadonlyMap<string, FormStanding>>(new Map())
  const [isChanged, setChanged] = useState(false)
  const [isSaving, setSaving] = useState(false)

  const save = useCallback(async (): Promise<void> => {
    if (isSaving || refused !== undefined) return
    const outcomes: boolean[] = []
    setSaving(true)
    try {
      for (const card of changed(cards.current, standings.current)) outcomes.push(await card.submit())
    } finally {
      setSaving(false)
    }
    const isAnySaved = outcomes.includes(true)
    if (outcomes.includes(false)) {
      focusFirstError(element.current)
      if (isAnySaved) notify({ tone: 'warning', text: t('form.partlySaved') })
    } else if (isAnySaved) notify({ tone: 'success', text: saved })
  }, [isSaving, refused, saved, t])

  const stand = useCallback((card: string, standing: FormStanding) => {
    standings.current = new Map(standings.current).set(card, standing)
    setChanged([...standings.current.values()].includes('dirty'))
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
    <div ref={element} className="settings-page">
      <PageContext value={page}>{children}</PageContext>
      {(isChanged || isSaving || refused !== undefined) && (
        <div className="contract-form-actions">
          <Button look="primary" pending={isSaving} refused={refused} onClick={page.save}>
            {submitLabel}
          </Button>
          {isChanged && !isSaving && (
            <Button onClick={() => changed(cards.current, standings.current).forEach(({ undo }) => undo())}>
              {t('form.undo')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const changed = (
  cards: ReadonlyMap<string, FormCommands>,
  standings: ReadonlyMap<string, FormStanding>,
): readonly FormCommands[] =>
  [...cards].filter(([card]) => standings.get(card) === 'dirty').map(([, commands]) => commands)

/** Around the form of one card: its buttons are those of the page. */
export function SettingsCardFrame({ children }: { readonly children: ReactNode }) {
  const { stand, attach, save } = useSettingsPage()
  const card = useId()
  const host = useMemo<PageHost>(
    () => ({
      kind: 'page',
      stand: (standing) => stand(card, standing),
      attach: (commands) => attach(card, commands),
      save,
    }),
    [card, stand, attach, save],
  )
  return <FormHostContext value={host}>{children}</FormHostContext>
}
