/*
 * A killed program cannot end its child processes, so each of them watches its parent: every child process of Node
 * starts with a line of code that ends it as soon as its parent process id changes.
 */
const CHECK_INTERVAL_MS = 500
const WATCH_LINE =
  'const parent=process.ppid;' +
  `setInterval(()=>{if(process.ppid!==parent)process.kill(process.pid,"SIGTERM")},${CHECK_INTERVAL_MS}).unref()`

/** Environment variables for a child process that must end with this process. Its own child processes inherit them. */
export const endsWithParent = (): Record<string, string> => ({
  NODE_OPTIONS:
    `${process.env['NODE_OPTIONS'] ?? ''} --import=data:text/javascript,${encodeURIComponent(WATCH_LINE)}`.trim(),
})

/** Calls `end` when the process that started this program has ended. */
export function watchParent(end: () => void): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, CHECK_INTERVAL_MS).unref()
}
