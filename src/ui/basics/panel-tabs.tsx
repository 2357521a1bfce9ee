import './panel-tabs.css'
import Check from 'lucide-react/icons/check'
import { Fragment, useId, useRef, type ReactNode } from 'react'

export interface PanelTab {
  readonly id: string
  readonly label: string
  /** How complete its content is. Screen readers do not read this mark, because `notes` say the same in words. */
  readonly mark?: 'full' | 'part' | 'empty' | undefined
  /** Short remarks about its content, of one or two words. */
  readonly notes?: readonly { readonly text: string; readonly tone?: 'warning' | 'danger' | undefined }[]
  readonly panel: ReactNode
}

export interface PanelTabsProps {
  /** The accessible name of the row of tabs. */
  readonly label: string
  readonly tabs: readonly PanelTab[]
  /** The id of the selected tab. */
  readonly selected: string
  readonly onSelect: (id: string) => void
}

/**
 * Tabs without addresses, for parts of one form. All panels stay in the DOM, so that no field loses its state. The
 * arrow keys, Home and End move between the tabs.
 */
export function PanelTabs({ label, tabs, selected, onSelect }: PanelTabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const selectedIndex = tabs.findIndex((tab) => tab.id === selected)
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: (selectedIndex + 1) % tabs.length,
    ArrowLeft: (selectedIndex - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }
  const move = (key: string): boolean => {
    const index = moves[key]
    const next = index === undefined ? undefined : tabs[index]
    if (index === undefined || !next) return false
    onSelect(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
    return true
  }
  return (
    <>
      <div ref={list} className="panel-tabs" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-${tab.id}-panel`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={(event) => {
              if (move(event.key)) event.preventDefault()
            }}
          >
            {tab.mark !== undefined && (
              <span className="panel-tab-mark" data-mark={tab.mark} aria-hidden="true">
                {tab.mark === 'full' && <Check />}
              </span>
            )}
            <span>{tab.label}</span>
            {tab.notes?.map(({ text, tone }) => (
              <Fragment key={text}>
                {' '}
                <span className="panel-tab-note" data-tone={tone}>
                  {text}
                </span>
              </Fragment>
            ))}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== selected}
        >
          {tab.panel}
        </div>
      ))}
    </>
  )
}
