import { BASE } from './location.ts'

/** Whether the server offers another build than the one this page runs. `false` when the server cannot be reached. */
export async function isOutdated(): Promise<boolean> {
  const entry =
    document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src') ?? null
  if (entry === null) return false
  try {
    const page = await fetch(`${BASE}/`, { cache: 'no-store' })
    return page.ok && !(await page.text()).includes(entry)
  } catch {
    return false
  }
}
