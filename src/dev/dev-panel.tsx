import './dev-panel.css'
import { useEffect, useState, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import Wrench from 'lucide-react/icons/wrench'
import X from 'lucide-react/icons/x'
import { hrefTo } from '@/routes/href.ts'
import { BASE } from '@/base/location.ts'
import { usePath } from '@/routes/navigate.tsx'
import { IconButton } from '@/ui/basics/button.tsx'
import { CallsTab } from './calls-tab.tsx'
import { useControl, type ServerKind } from './control.ts'
import { FaultsTab } from './faults-tab.tsx'
import { LanguageTab } from './language-tab.tsx'
import { PersonaTab } from './persona-tab.tsx'
import { PrismTab } from './prism-tab.tsx'
import { TabList } from './tab-list.tsx'
import { WorldTab } from './world-tab.tsx'

/**
 * The developers' panel, in development builds only: a root of its own, so that it also stands when the portal falls.
 * English only.
 */
export function mountDevPanel(): void {
  const place = document.createElement('div')
  place.lang = 'en'
  document.body.append(place)
  // Two roots in one page count their ids alike.
  createRoot(place, { identifierPrefix: 'dev-' }).render(<DevPanel />)
}

const TABS: Readonly<Record<string, { readonly on: readonly ServerKind[]; readonly Body: ComponentType }>> = {
  Calls: { on: ['sandbox', 'prism', 'url'], Body: CallsTab },
  Persona: { on: ['sandbox'], Body: PersonaTab },
  World: { on: ['sandbox'], Body: WorldTab },
  Language: { on: ['sandbox', 'prism', 'url'], Body: LanguageTab },
  Faults: { on: ['sandbox'], Body: FaultsTab },
  Prism: { on: ['prism'], Body: PrismTab },
}

function DevPanel() {
  // Outside of the portal's router an address has its base. Beside the sign-in form the personas are at hand.
  const isSigningIn = usePath() === BASE + hrefTo('Login')
  return isSigningIn ? (
    <Dock key="card" place="card" opens="Persona" />
  ) : (
    <Dock key="corner" place="corner" opens="Calls" />
  )
}

interface DockProps {
  /** `card`: open from the start, beside the form. `corner`: opened by the button, in the corner. */
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
  const { answer: capabilities } = useControl('capabilities')
  const [chosen, setChosen] = useState(opens)
  const names = Object.keys(TABS).filter((name) => capabilities && TABS[name]?.on.includes(capabilities.kind))
  const shown = names.includes(chosen) ? chosen : names[0]
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

/** A switch that a reload of the tab remembers. */
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
      // By its place: with Alt held, a Mac types another letter.
      if (event.altKey && event.shiftKey && event.code === 'KeyD') action()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  })
}
