/** The requests after sign-in, and the effects of their failures. */
import { createHash } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { BASE, expect, PASSWORD, test } from '../fixtures.ts'
import { inAll } from '../level.ts'

test(
  'R128 R282 R285 the portal has the colour and logo that platform staff set for the company',
  inAll,
  async ({ page, request, signInAs, world }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/change-password`)
    const brand = () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--brand-light-solid'))
    const logo = page.getByRole('complementary').getByRole('img', { name: 'Mobility Portal' })
    // The company has no branding of its own yet, so it inherits its partner's.
    await expect(logo).toHaveJSProperty('naturalWidth', 240)
    await setBranding(request, world, 'ca-2001')
    await page.reload()
    await expect.poll(brand).toBe('#7a3e9d')
    await expect(logo).toHaveJSProperty('naturalWidth', 200)
  },
)

/** Sets a violet colour, and a logo of 200 by 64 pixels. The file is an SVG, which the server converts to PNG. */
async function setBranding(request: APIRequestContext, world: string, ospId: string): Promise<void> {
  const passdigest = createHash('sha256').update(PASSWORD).digest('hex')
  const signedIn = await request.post('/api/auth/login', {
    data: { username: 'olivia.osp', passdigest },
    headers: { 'x-world': world },
  })
  const { token } = (await signedIn.json()) as { token: string }
  const headers = { 'x-world': world, authorization: `Bearer ${token}` }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="64"><circle r="9"/></svg>'
  const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }
  const responses = [
    await request.put('/api/branding/configuration', { data: { ospId, brandColor: '#7a3e9d' }, headers }),
    await request.post(`/api/branding/image/upload?ospId=${ospId}&imageType=PORTAL_LOGO`, {
      multipart: { file },
      headers,
    }),
  ]
  expect(responses.map((response) => response.status())).toEqual([200, 200])
}

test('R246 a request for the user that is never answered is aborted after 120 s', async ({
  clock,
  page,
  sandbox,
  signInAs,
}) => {
  await sandbox.faults.set({ operationId: 'getUser', kind: 'never-answers' })
  await signInAs('ulla.users')
  await clock.install()
  const request = page.waitForRequest('**/api/user/get')
  await page.goto(`${BASE}/help`)
  await request
  await expect(page.getByText('Uw sessie wordt geladen')).toBeAttached()
  await clock.runFor(118_000)
  await expect(page).toHaveURL(`${BASE}/help`)
  await clock.runFor(3000)
  await expect(
    page.locator('.problem').filter({ hasText: 'De server antwoordt niet op tijd.' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Afmelden' })).toBeVisible()
  await expect(page).toHaveURL(`${BASE}/help`)
})

test('a reload during startup keeps the session', inAll, async ({ page, signInAs, sandbox }) => {
  await sandbox.faults.set({ operationId: 'getUser', kind: 'latency', ms: 700, times: 3 })
  await signInAs('ulla.users')
  for (const path of ['/help', '/change-password', '/help']) {
    const request = page.waitForRequest('**/api/user/get')
    await page.goto(`${BASE}${path}`)
    await request
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Hulp' })).toBeVisible()
})
