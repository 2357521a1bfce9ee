import './avatar.css'

export interface AvatarProps {
  /** The full name, as shown beside the avatar. */
  readonly name: string
  /** `small` 20 px · default 28 px, for rows · `large` 56 px, for the header of a record. */
  readonly size?: 'small' | 'large' | undefined
  /** Set if the name is not shown beside the avatar, so that screen readers read it. */
  readonly alone?: boolean | undefined
}

/**
 * The initials of a person on a tint that depends on the name. Plain markup, so that every row of a table can use it.
 * Hidden from screen readers, because the name is beside it.
 */
export function Avatar({ name, size, alone = false }: AvatarProps) {
  const ariaProps = alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <span className="avatar" data-size={size} data-tint={tintOf(name)} {...ariaProps}>
      {initialsOf(name)}
    </span>
  )
}

/** The first letters of the first two words, such as MD for Mehmet De Clercq. */
export function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .flatMap((word) => firstLetter(word) ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase()
}

const firstLetter = (word: string): string | undefined => /[\p{L}\p{N}]/u.exec(word)?.[0]

/** The number of colours `avatar-<number>-text` in the theme. */
const TINTS = 6

/** The number of the tint of a name, from 1. */
export function tintOf(name: string): number {
  let sum = 0
  for (let index = 0; index < name.length; index++) sum = (sum * 31 + name.charCodeAt(index)) % 65_521
  return (sum % TINTS) + 1
}
