/** Repeatable random numbers: the same name gives the same numbers. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  pick<T>(choices: readonly T[]): T
  chance(probability: number): boolean
}

export function createRandom(name: string): Random {
  const seed = hash(name)
  let step = 0
  const next = (): number => draw(seed, (step += 1))
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    pick: (choices) => {
      const choice = choices[whole(0, choices.length - 1)]
      if (choice === undefined) throw new Error('nothing to choose from')
      return choice
    },
    chance: (probability) => next() < probability,
  }
}

/** The pseudo-random number at one step of a seed, at least 0 and below 1 (mulberry32). */
export function draw(seed: number, step: number): number {
  const state = (seed + Math.imul(step, 0x6d2b79f5)) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

/** FNV-1a hash, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}
