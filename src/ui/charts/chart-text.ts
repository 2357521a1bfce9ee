/** The colour of a series, by index from 0. Charts use seven colours (R065, G160), which follow the theme. */
export const chartColour = (index: number): string => `var(--color-chart-${(index % 7) + 1})`

/** Estimates the width of a text in the charts' 12 px font, slightly too wide. Measuring would force a layout. */
export const textWidth = (text: string): number => [...text].length * PER_CHARACTER

/** Cuts a text to about `width` px. */
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
