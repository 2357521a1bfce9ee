import './dev-panel.css'
import { useEffect, useState, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import Wrench from 'lucide-react/icons/wrench'
import X from 'lucide-react/icons/x'
import { hrefTo } from '@/routes/href.ts'
import { usePath } from '@/routes/navigate.tsx'
import { IconButton } from '@/ui/basics/button.tsx'
import { CallsTab } from './calls-tab.tsx'
import { useControl, type ServerKind } from './control.ts'
import { FaultsTab } from './faults-tab.tsx'
import { LanguageTab } from './language-tab.tsx'
import { PersonaTab } from './persona-tab.tsx'
import { goHomeIfRefused } from './persona.ts'
import { PrismTab } from './prism-tab.tsx'
import { ReportsTab } from './reports-tab.tsx'
import { TabList } from './tab-list.tsx'
import { WorldTab } from './world-tab.tsx'

interface DevPanelProps {
  /** Whether it opens beside the sign-in form, to select a persona. */
  readonly hasSignInCard?: boolean
}

/**
 * The panel for developers, in development builds and the demo. It is only in English. It has its own React root, so
 * that it still works when the portal crashes.
 */
export function mountDevPanel(props: DevPanelProps = {}): void {
  const place = document.createElement('div')
  place.lang = 'en'
  document.body.append(place)
  // Without a prefix, two roots in one page would generate the same ids.
  createRoot(place, { identifierPrefix: 'dev-' }).render(<DevPanel {...props} />)
}

const TABS: Readonly<Record<string, { readonly on: readonly ServerKind[]; readonly Body: ComponentType }>> = {
  Calls: { on: ['sandbox', 'prism', 'url'], Body: CallsTab },
  Persona: { on: ['sandbox'], Body: PersonaTab },
  World: { on: ['sandbox'], Body: WorldTab },
  Language: { on: ['sandbox', 'prism', 'url'], Body: LanguageTab },
  Faults: { on: ['sandbox'], Body: FaultsTab },
  Reports: { on: ['sandbox', 'prism', 'url'], Body: ReportsTab },
  Prism: { on: ['prism'], Body: PrismTab },
}

function DevPanel({ hasSignInCard = true }: DevPanelProps) {
  const path = usePath()
  useEffect(() => goHomeIfRefused(path), [path])
  if (path !== hrefTo('Login')) return <Dock key="corner" place="corner" opens="Calls" />
  return hasSignInCard && <Dock key="card" place="card" opens="Persona" />
}

interface DockProps {
  /** `card`: initially open, beside the sign-in form. `corner`: in the corner, opened by its button. */
  readonly place: 'card' | 'corner'
  readonly opens: string
}

function Dock({ place, opens }: DockProps) {
  const [isOpen, setOpen] = useKept(`portal.dev.${place}`, place === 'card')
  useShortcut(() => setOpen(!isOpen))
  return (
    <aside aria-label="Developer tools" className="dev" data-place={place}>
      {isOpen ? (
        <Panel opens={opens} onClose={() => setOpen(false)} />
      ) : (
        <IconButton
          className="dev-button"
          label="Developer tools (Alt+Shift+D)"
          icon={<Wrench aria-hidden="true" />}
          look="default"
          aria-keyshortcuts="Alt+Shift+D"
          onClick={() => setOpen(true)}
        />
      )}
    </aside>
  )
}

function Panel({ opens, onClose }: { readonly opens: string; readonly onClose: () => void }) {
  const { data: capabilities } = useControl('capabilities')
  const [chosen, setChosen] = useState(opens)
  const names = Object.keys(TABS).filter((name) => capabilities && TABS[name]?.on.includes(capabilities.kind))
  // Prism has no personas. Its own tab selects the user instead.
  const shown = [chosen, 'Prism', ...names].find((name) => names.includes(name))
  const Body = TABS[shown ?? '']?.Body
  return (
    <div className="dev-panel">
      <div className="dev-head">
        <TabList names={names} shown={shown} onShow={setChosen} />
        <IconButton label="Close" size="small" icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      {Body ? (
        <div className="dev-body" role="tabpanel" aria-label={shown}>
          <Body />
        </div>
      ) : (
        <p className="dev-body muted">Nothing answers at /sandbox.</p>
      )}
    </div>
  )
}

/** A boolean state that survives a reload of the tab. */
function useKept(key: string, initially: boolean): readonly [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => (sessionStorage.getItem(key) ?? String(initially)) === 'true')
  const keep = (next: boolean): void => {
    sessionStorage.setItem(key, String(next))
    setValue(next)
  }
  return [value, keep]
}

function useShortcut(action: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      // `code` and not `key`, because with Alt pressed a Mac types another character.
      if (event.altKey && event.shiftKey && event.code === 'KeyD') action()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  })
}
