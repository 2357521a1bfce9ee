/** When the user leaves or reloads a page, the browser aborts its calls. The page must not report them as failures. */
const UNLOAD_MS = 1000

let isLeaving = false
window.addEventListener('beforeunload', () => (isLeaving = true))

/**
 * Resolves immediately if the page is not being left. Otherwise resolves only if the page is still open a second later.
 */
export async function untilStaying(): Promise<void> {
  if (!isLeaving) return
  await new Promise((resolve) => setTimeout(resolve, UNLOAD_MS))
  // The page is still open: it was a download, or the user chose to stay.
  isLeaving = false
}
