import './link-choice.css'
import { useId } from 'react'
import { BlockLink } from './link.tsx'

export interface LinkChoiceOption {
  readonly href: string
  readonly label: string
  /** Shown at the right, such as a date. */
  readonly note?: string | undefined
  readonly current: boolean
}

export interface LinkChoiceGroup {
  readonly label: string
  /** The heading of the notes. */
  readonly notes?: string | undefined
  readonly options: readonly LinkChoiceOption[]
}

export interface LinkChoiceProps {
  readonly label: string
  readonly groups: readonly LinkChoiceGroup[]
}

/**
 * A choice of one page, as a list at the side, for more pages than fit into tabs. Each option is a link with an
 * address.
 */
export const LinkChoice = ({ label, groups }: LinkChoiceProps) => (
  <nav className="link-choice" aria-label={label}>
    {groups.map((group) => (
      <Group key={group.label} {...group} />
    ))}
  </nav>
)

function Group({ label, notes, options }: LinkChoiceGroup) {
  const labelId = useId()
  return (
    <div>
      <div className="link-choice-head">
        <span id={labelId}>{label}</span>
        {notes !== undefined && <span>{notes}</span>}
      </div>
      <ul aria-labelledby={labelId}>
        {options.map(({ href, label: words, note, current }) => (
          <li key={href}>
            <BlockLink href={href} aria-current={current ? 'page' : undefined}>
              <span>{words}</span>
              {note !== undefined && (
                <>
                  {' '}
                  <span className="link-choice-note">{note}</span>
                </>
              )}
            </BlockLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
