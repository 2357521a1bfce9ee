/*
 * A killed program cannot end its child processes. So they check themselves whether it still runs: each Node process of
 * the family starts with a line that ends it, by its own signal, when its parent changes.
 */
const LOOK_EVERY_MS = 500
const LINE =
  'const parent=process.ppid;' +
  `setInterval(()=>{if(process.ppid!==parent)process.kill(process.pid,"SIGTERM")},${LOOK_EVERY_MS}).unref()`

/** The environment of a program that must not outlive this one. Its child processes inherit it. */
export const endsWithParent = (): Record<string, string> => ({
  NODE_OPTIONS:
    `${process.env['NODE_OPTIONS'] ?? ''} --import=data:text/javascript,${encodeURIComponent(LINE)}`.trim(),
})

/** Calls `end` when the process that started this program has ended. */
export function watchParent(end: () => void): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, LOOK_EVERY_MS).unref()
}
