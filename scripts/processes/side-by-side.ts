export interface Job {
  readonly name: string
  /** Jobs that must end first. Jobs that are not part of the run are ignored. */
  readonly needs?: readonly string[]
  /** The share of the room that it takes. 1 by default, and at most the whole room. */
  readonly takes?: number
}

/**
 * Runs jobs in parallel, up to the available room. The first ones in the list start first, but a later one may overtake
 * one that must wait. Resolves when all have ended, and rejects as soon as `run` does.
 */
export function sideBySide<Given extends Job>(
  jobs: readonly Given[],
  room: number,
  run: (job: Given) => Promise<void>,
): Promise<void> {
  const waiting = [...jobs]
  /** The jobs that have not ended. */
  const open = new Set(jobs.map(({ name }) => name))
  let free = room
  return new Promise((resolve, reject) => {
    const begin = (): void => {
      if (open.size === 0) resolve()
      for (const job of waiting.slice()) {
        const takes = Math.min(job.takes ?? 1, room)
        if (takes > free || job.needs?.some((name) => open.has(name))) continue
        waiting.splice(waiting.indexOf(job), 1)
        free -= takes
        run(job).then(() => {
          open.delete(job.name)
          free += takes
          begin()
        }, reject)
      }
    }
    begin()
  })
}
