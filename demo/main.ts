/** The entry of the demo: the portal as it is, once a worker of the page answers its calls. */
import { BASE } from '@/config/base-path.ts'
import { addWords, firstWords } from './words.ts'

const REOPENED = 'portal.demo.reopened'

void begin()

async function begin(): Promise<void> {
  // The name of the file belongs to no screen.
  if (location.pathname === `${BASE}/index.html`) location.replace(`${BASE}/`)
  else if (!('serviceWorker' in navigator)) say(firstWords().impossible)
  else if (navigator.serviceWorker.controller === null) await prepare()
  else await start()
}

/** The first visit, or a reload past the worker: installs it, and opens the page again as the worker answers it. */
async function prepare(): Promise<void> {
  say(firstWords().preparing)
  try {
    await navigator.serviceWorker.register(`${BASE}/worker.js`, { scope: `${BASE}/` })
    await navigator.serviceWorker.ready
    // Not for ever: tools for developers can keep a worker from the page.
    if (sessionStorage.getItem(REOPENED) !== null) throw new Error('the worker does not get the page')
    sessionStorage.setItem(REOPENED, '')
    location.reload()
  } catch (error) {
    // Such as in a private window of Firefox, or on a host without https.
    console.error(error)
    sessionStorage.removeItem(REOPENED)
    say(firstWords().impossible)
  }
}

async function start(): Promise<void> {
  sessionStorage.removeItem(REOPENED)
  const [{ mountDemo }, { mountDevPanel }] = await Promise.all([
    import('./panel.tsx'),
    import('@/dev/dev-panel.tsx'),
    import('@/main.tsx'),
  ])
  addWords()
  mountDemo()
  mountDevPanel({ hasSignInCard: false })
}

function say(words: string): void {
  const line = document.createElement('p')
  line.role = 'status'
  line.textContent = words
  line.style.padding = '24px'
  document.getElementById('root')?.replaceChildren(line)
}
