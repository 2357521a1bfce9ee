/** How thorough a run is. Each level includes the previous ones, except `invalid`, which runs alone. */
export const LEVELS = ['smoke', 'operations', 'laws', 'full'] as const
export type Level = (typeof LEVELS)[number] | 'invalid'

export const LEVEL_NOTES: Readonly<Record<Level, string>> = {
  smoke: 'each operation exists, requires a token, and responds to one good request as documented',
  operations: 'and enforces roles, tenants and every constraint of its request',
  laws: 'and writes, removals, lists and filters are consistent',
  full: 'and every documented status, field and value was seen, or is waived',
  invalid: 'only generated invalid requests, as many as --count says',
}

/** Parses a level by name or number, `smoke` being 1. Throws for anything else. */
export function toLevel(text: string): Level {
  const level = LEVELS[Number(text) - 1] ?? (text === 'invalid' ? text : LEVELS.find((one) => one === text))
  if (level === undefined)
    throw new Error(`--level is one of ${LEVELS.join(', ')}, invalid, or 1 to ${LEVELS.length}`)
  return level
}

export const isWithin = (one: Level, chosen: Level): boolean =>
  one === 'invalid' || chosen === 'invalid' ? one === chosen : LEVELS.indexOf(one) <= LEVELS.indexOf(chosen)
