/*
 * A program that is killed cannot end those that it has started. They look by themselves whether it is still there: each
 * Node of the family begins with a line that ends it, by the signal that it knows, when its parent is another one.
 */
const LOOK_EVERY_MS = 500
const LINE =
  'const parent=process.ppid;' +
  `setInterval(()=>{if(process.ppid!==parent)process.kill(process.pid,"SIGTERM")},${LOOK_EVERY_MS}).unref()`

/** What to set in the environment of a program that must not outlive this one; what it starts inherits it. */
export const endsWithParent = (): Record<string, string> => ({
  NODE_OPTIONS:
    `${process.env['NODE_OPTIONS'] ?? ''} --import=data:text/javascript,${encodeURIComponent(LINE)}`.trim(),
})

/** Calls `end` when whoever started this program is gone. */
export function watchParent(end: () => void): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, LOOK_EVERY_MS).unref()
}
