/** Seven colours, by number from 0 (R065, G160); they follow the theme. */
export const chartColour = (index: number): string => `var(--color-chart-${(index % 7) + 1})`

/** An estimate, a little too wide, of what a text takes in the charts' 12 px font; measuring would force a layout. */
export const textWidth = (text: string): number => [...text].length * PER_CHARACTER

/** Cuts a text to about so many px. */
export function cutTo(text: string, width: number): string {
  const characters = [...text]
  const room = Math.max(1, Math.floor(width / PER_CHARACTER))
  return characters.length <= room
    ? text
    : `${characters
        .slice(0, room - 1)
        .join('')
        .trimEnd()}…`
}

const PER_CHARACTER = 6.8
