/** The entry of the demo. It starts the unchanged portal as soon as the page's service worker answers its calls. */
import { BASE } from '@/config/base-path.ts'
import { addWords, firstWords } from './words.ts'

const REOPENED = 'portal.demo.reopened'

void begin()

async function begin(): Promise<void> {
  // `index.html` is not the path of a screen.
  if (location.pathname === `${BASE}/index.html`) location.replace(`${BASE}/`)
  else if (!('serviceWorker' in navigator)) showText(firstWords().impossible)
  else if (navigator.serviceWorker.controller === null) await prepare()
  else await start()
}

/**
 * Installs the worker on the first visit, or after a reload that bypasses it, and then loads the page again through the
 * worker.
 */
async function prepare(): Promise<void> {
  showText(firstWords().preparing)
  try {
    await navigator.serviceWorker.register(`${BASE}/worker.js`, { scope: `${BASE}/` })
    await navigator.serviceWorker.ready
    // Reload only once, because developer tools can keep a worker from controlling the page.
    if (sessionStorage.getItem(REOPENED) !== null) throw new Error('the worker does not get the page')
    sessionStorage.setItem(REOPENED, '')
    location.reload()
  } catch (error) {
    // Fails, for example, in a private window of Firefox, or on a host without https.
    console.error(error)
    sessionStorage.removeItem(REOPENED)
    showText(firstWords().impossible)
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

function showText(words: string): void {
  const line = document.createElement('p')
  line.role = 'status'
  line.textContent = words
  line.style.padding = '24px'
  document.getElementById('root')?.replaceChildren(line)
}
