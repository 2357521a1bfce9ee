import { caching, securityHeaders } from '../../../config/security-headers.ts'
import { BASE, expect, test } from '../../fixtures.ts'

test('pages and files carry the security headers', async ({ page }) => {
  const answers = new Map<string, Record<string, string>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith(BASE)) answers.set(pathname, response.headers())
  })
  await page.goto(`${BASE}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect([...answers.keys()].some((path) => path.endsWith('.js'))).toBe(true)
  for (const [path, headers] of answers)
    for (const [name, value] of Object.entries(securityHeaders))
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value)
})

test('a file with a hash is cached permanently, a page is revalidated each time, and a missing file is not cached', async ({
  request,
}) => {
  const cached = async (path: string): Promise<string | null> => {
    const response = await request.get(`${BASE}${path}`)
    return `${response.status()} ${response.headers()['cache-control']}`
  }
  const page = await (await request.get(`${BASE}/login`)).text()
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(page) ?? []
  expect(await cached(script)).toBe(`200 ${caching.hashed}`)
  expect(await cached('/login')).toBe(`200 ${caching.page}`)
  expect(await cached('/assets/gone.js')).toBe(`404 ${caching.page}`)
})

test('the content security policy blocks injected code: scripts, HTML, eval and foreign policies', async ({
  page,
  allowed,
}) => {
  allowed.push(/Content Security Policy|Trusted(?:Script|HTML)|TrustedTypePolicy/)
  await page.goto(`${BASE}/login`)
  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      // A text node is not an assignment. The policy blocks the script when it would run.
      'inline script': () => {
        const script = document.createElement('script')
        script.append('document.documentElement.dataset.injected = "yes"')
        document.head.append(script)
        if (document.documentElement.dataset['injected'] === undefined) throw new Error('did not run')
      },
      'script address': () => Object.assign(document.createElement('script'), { src: '/portal/theme.js' }),
      html: () => (document.createElement('p').innerHTML = '<img src="x" onerror="1">'),
      worker: () => new Worker('/portal/theme.js'),
      policy: () =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy(name: string): unknown } }
        ).trustedTypes.createPolicy('another'),
    }
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return []
      } catch {
        return [name]
      }
    })
  })
  expect(refused).toEqual(['inline script', 'script address', 'html', 'worker', 'policy'])
  // Runs as code of the page, because browsers are less strict with the test's code.
  const directive = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        })
        try {
          // oxlint-disable-next-line no-implied-eval -- what the policy has to stop
          setTimeout('document.documentElement.dataset.evaluated = "yes"', 0)
        } catch {
          // The event contains the reason.
        }
      }),
  )
  expect(directive).toBe('require-trusted-types-for')
})
