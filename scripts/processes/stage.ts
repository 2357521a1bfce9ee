type Part = string | Buffer

/** A source of output that arrives in parts. */
export interface Speaker {
  readonly say: (part: Part) => void
  /** Call it when the output is complete. */
  readonly leave: () => void
}

/**
 * Separates the output of parallel jobs. The output of one speaker is printed immediately, until that speaker ends. The
 * output of the others is stored, and printed in one piece when they end.
 */
export class Stage {
  readonly #write: (part: Part) => void
  /** The stored output of current speakers. */
  readonly #kept = new Map<Speaker, Part[]>()
  /** The output of speakers that ended while another one was being printed. */
  readonly #left: Part[] = []
  #heard: Speaker | undefined
  /** Whether the last printed text ended with a line break. */
  #endedLine = true

  constructor(write: (part: Part) => void = (part) => void process.stdout.write(part)) {
    this.#write = write
  }

  /** Adds a speaker, with its first output. */
  enter(words: string): Speaker {
    const speaker: Speaker = {
      say: (part) => this.#say(speaker, part),
      leave: () => this.#leave(speaker),
    }
    this.#kept.set(speaker, [words])
    return speaker
  }

  /** Prints a line immediately, between the parts of a speaker. */
  interrupt(line: string): void {
    this.#writeAll([`${this.#endedLine ? '' : '\n'}${line}\n`])
  }

  #say(speaker: Speaker, part: Part): void {
    this.#kept.get(speaker)?.push(part)
    if (this.#heard === undefined && this.#kept.size === 1) this.#heard = speaker
    if (this.#heard === speaker) this.#writeAll(this.#kept.get(speaker) ?? [])
  }

  #leave(speaker: Speaker): void {
    this.#left.push(...(this.#kept.get(speaker) ?? []))
    this.#kept.delete(speaker)
    if (this.#heard === speaker) this.#heard = undefined
    if (this.#heard === undefined) this.#writeAll(this.#left)
  }

  #writeAll(parts: Part[]): void {
    for (const part of parts.splice(0)) {
      this.#write(part)
      if (part.length > 0) this.#endedLine = String(part).endsWith('\n')
    }
  }
}
