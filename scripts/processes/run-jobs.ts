export interface Job {
  readonly name: string
  /** Jobs that must end first. Jobs that are not part of the run are ignored. */
  readonly needs?: readonly string[]
  /** The part of the capacity that it takes. 1 by default, and at most the whole capacity. */
  readonly takes?: number
}

/**
 * Runs jobs in parallel, up to the available capacity. Jobs start in the order of the list, except that a job
 * that must wait may be overtaken. Resolves when all have ended, and rejects as soon as `run` does.
 */
export function runJobs<Given extends Job>(
  jobs: readonly Given[],
  capacity: number,
  run: (job: Given) => Promise<void>,
): Promise<void> {
  const waiting = [...jobs]
  /** The names of the jobs that have not ended yet. */
  const unfinished = new Set(jobs.map(({ name }) => name))
  let free = capacity
  return new Promise((resolve, reject) => {
    const startJobs = (): void => {
      if (unfinished.size === 0) resolve()
      for (const job of waiting.slice()) {
        const takes = Math.min(job.takes ?? 1, capacity)
        if (takes > free || job.needs?.some((name) => unfinished.has(name))) continue
        waiting.splice(waiting.indexOf(job), 1)
        free -= takes
        run(job).then(() => {
          unfinished.delete(job.name)
          free += takes
          startJobs()
        }, reject)
      }
    }
    startJobs()
  })
}
