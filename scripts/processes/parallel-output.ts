type Part = string | Buffer

/** The output of one job, which arrives in parts. */
export interface JobOutput {
  readonly write: (part: Part) => void
  /** Call it when the output is complete. */
  readonly end: () => void
}

/**
 * Separates the output of parallel jobs. The output of one job is printed immediately, until that job ends. The output
 * of the others is stored. It is printed in one piece once they have ended and no other job is being printed.
 */
export class ParallelOutput {
  readonly #write: (part: Part) => void
  /** The running jobs, with their output that is not printed yet. */
  readonly #kept = new Map<JobOutput, Part[]>()
  /** The output of jobs that ended while another one was being printed. */
  readonly #left: Part[] = []
  /** The job whose output is printed immediately. */
  #current: JobOutput | undefined
  /** Whether the last printed text ended with a line break. */
  #endedLine = true

  constructor(write: (part: Part) => void = (part) => void process.stdout.write(part)) {
    this.#write = write
  }

  /** Adds a job, with its first output. */
  addJob(words: string): JobOutput {
    const job: JobOutput = {
      write: (part) => this.#add(job, part),
      end: () => this.#end(job),
    }
    this.#kept.set(job, [words])
    return job
  }

  /** Prints a line immediately, between the parts of a job. */
  writeLine(line: string): void {
    this.#writeAll([`${this.#endedLine ? '' : '\n'}${line}\n`])
  }

  #add(job: JobOutput, part: Part): void {
    this.#kept.get(job)?.push(part)
    if (this.#current === undefined && this.#kept.size === 1) this.#current = job
    if (this.#current === job) this.#writeAll(this.#kept.get(job) ?? [])
  }

  #end(job: JobOutput): void {
    this.#left.push(...(this.#kept.get(job) ?? []))
    this.#kept.delete(job)
    if (this.#current === job) this.#current = undefined
    if (this.#current === undefined) this.#writeAll(this.#left)
  }

  #writeAll(parts: Part[]): void {
    for (const part of parts.splice(0)) {
      this.#write(part)
      if (part.length > 0) this.#endedLine = String(part).endsWith('\n')
    }
  }
}
