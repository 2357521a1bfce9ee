/** Repeatable random choices: the same seed and name give the same sequence. */
export interface Random {
  /** A whole number from 0 up to, but not including, `below`. */
  int(below: number): number
  pick<T>(items: readonly T[]): T | undefined
  /** A name that this run has not used yet, such as `CT7F3A01`. */
  unique(): string
}

export function createRandom(seed: number, name: string): Random {
  let state = seed >>> 0
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 2_654_435_761) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (below: number): number => Math.floor(next() * below)
  let made = 0
  return {
    int,
    pick: (items) => items[int(items.length)],
    unique: () => {
      made += 1
      return `CT${int(0x1000000).toString(16).padStart(6, '0')}${made.toString(16)}`.toUpperCase()
    },
  }
}
