/** Which sizes of a build have changed, and by how much, compared with the committed figures. */

/** KiB by the name of a page or a chunk. */
export type Figures = Readonly<Record<string, number>>

/** Smaller differences are noise from the compression. */
const NOTICED_KIB = 0.1

/**
 * The name of a built file without its hash, which changes
 * with each edit: `assets/start-d3b0c442.js` is `start.js`.
 */
export const chunkName = (file: string): string =>
  file.replace(/^.*\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '')

/** One line for each changed figure, the largest increase first, such as `+1.2 KiB  start.js (40.1, was 38.9)`. */
export function changesOf(now: Figures, before: Figures): string[] {
  return [...new Set([...Object.keys(now), ...Object.keys(before)])]
    .map((name) => ({ name, value: now[name] ?? 0, was: before[name] ?? 0 }))
    .filter(({ value, was }) => Math.abs(value - was) >= NOTICED_KIB)
    .sort((one, other) => other.value - other.was - (one.value - one.was))
    .map(({ name, value, was }) => {
      const change = value - was
      return `${change > 0 ? '+' : ''}${change.toFixed(1)} KiB  ${name} (${value.toFixed(1)}, was ${was.toFixed(1)})`
    })
}
