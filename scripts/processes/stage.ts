type Part = string | Buffer

/** Someone who says things, part by part. */
export interface Speaker {
  readonly say: (part: Part) => void
  /** Everything is said. */
  readonly leave: () => void
}

/**
 * Keeps apart what several say at the same time. Who speaks while nobody else is there is heard at once, from then to the
 * end. What others say is kept, and told as one when they leave.
 */
export class Stage {
  readonly #tell: (part: Part) => void
  /** What those who are there have said, as far as it is not told. */
  readonly #kept = new Map<Speaker, Part[]>()
  /** What those said who left while another was heard. */
  readonly #left: Part[] = []
  #heard: Speaker | undefined

  constructor(tell: (part: Part) => void = (part) => void process.stdout.write(part)) {
    this.#tell = tell
  }

  /** Someone comes, and begins with these words. */
  enter(words: string): Speaker {
    const speaker: Speaker = {
      say: (part) => this.#say(speaker, part),
      leave: () => this.#leave(speaker),
    }
    this.#kept.set(speaker, [words])
    return speaker
  }

  #say(speaker: Speaker, part: Part): void {
    this.#kept.get(speaker)?.push(part)
    if (this.#heard === undefined && this.#kept.size === 1) this.#heard = speaker
    if (this.#heard === speaker) this.#tellAll(this.#kept.get(speaker) ?? [])
  }

  #leave(speaker: Speaker): void {
    this.#left.push(...(this.#kept.get(speaker) ?? []))
    this.#kept.delete(speaker)
    if (this.#heard === speaker) this.#heard = undefined
    if (this.#heard === undefined) this.#tellAll(this.#left)
  }

  #tellAll(parts: Part[]): void {
    for (const part of parts.splice(0)) this.#tell(part)
  }
}
