import { useRef } from 'react'

interface TabListProps {
  readonly names: readonly string[]
  readonly shown: string | undefined
  readonly onShow: (name: string) => void
}

/** Tabs without addresses. The arrow keys move between them. */
export function TabList({ names, shown, onShow }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  const move = (steps: number): void => {
    const next = names.at((names.indexOf(shown ?? '') + steps) % names.length)
    if (next === undefined) return
    onShow(next)
    list.current?.querySelector<HTMLElement>(`[data-name="${next}"]`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label="Developer tools" className="dev-tabs">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          data-name={name}
          aria-selected={name === shown}
          tabIndex={name === shown ? 0 : -1}
          onClick={() => onShow(name)}
          onKeyDown={({ key }) => {
            if (key === 'ArrowRight') move(1)
            if (key === 'ArrowLeft') move(-1)
          }}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
