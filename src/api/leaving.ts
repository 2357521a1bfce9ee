/** The browser ends all calls of a page that is left or reloaded, and lets the page see it; that is no failure. */
const SURE_MS = 1000

let isLeaving = false
window.addEventListener('beforeunload', () => (isLeaving = true))

/** Resolves when the page is here to stay: never on its way out, at once when nobody leaves. */
export async function untilSureToStay(): Promise<void> {
  if (!isLeaving) return
  await new Promise((resolve) => setTimeout(resolve, SURE_MS))
  // Still here: it was a download, or the user chose to stay.
  isLeaving = false
}
