export const LEVELS = ['quick', 'all', 'full'] as const
export type Level = (typeof LEVELS)[number]

/** How thorough a test run is: see `tests/level.ts`. It is complete, unless `npm test` asks for less. */
export function readLevel(text = process.env['TEST_LEVEL'] ?? 'all'): Level {
  const level = LEVELS.find((one) => one === text)
  if (level === undefined) throw new Error(`TEST_LEVEL is one of ${LEVELS.join(', ')}, not ${text}`)
  return level
}

export const isWithin = (one: Level, chosen: Level): boolean => LEVELS.indexOf(one) <= LEVELS.indexOf(chosen)
