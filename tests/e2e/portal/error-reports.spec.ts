/** What an installation that enables error reports receives: each kind once, and no personal data. */
import type { ControlResponses } from '../../../mocks/control.ts'
import { BASE, expect, test } from '../../fixtures.ts'
import { sampleAddress } from '../../sample-address.ts'
import { namesIn } from '../../seed-names.ts'
import { inAll } from '../../level.ts'

const ADDRESS = '/sandbox/reports'

test('an installation receives a crash, a response that breaks the contract, a missing file, a breach and timings', async ({
  page,
  sandbox,
  signInAs,
  allowed,
}) => {
  allowed.push(/Emma Peeters/, /Content Security Policy/, /PartUnavailable/)
  await page.route('**/portal-config.json', (route) => route.fulfill({ json: { errorReports: ADDRESS } }))
  await page.route('**/assets/change-password-screen-*.js', (route) => route.abort())
  const headers: Record<string, string>[] = []
  const bodies: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== ADDRESS) return
    bodies.push(request.postData() ?? '')
    void request.allHeaders().then((all) => headers.push(all))
  })
  await signInAs('ulla.users', { language: 'nl' })
  await sandbox.faults.set({ operationId: 'getUserGroup', kind: 'flag-missing' })
  await page.goto(sampleAddress('UserGroupDetails'))
  await expect(page.getByRole('main').getByText('De server stuurde niet alles mee').first()).toBeVisible()
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('Emma Peeters of Brugge Bakery')
    })
    const image = document.createElement('img')
    image.src = 'https://elsewhere.example/?who=Emma%20Peeters'
    document.body.append(image)
  })
  await page.evaluate((to) => history.pushState(null, '', to), `${BASE}/change-password`)
  await expect(page.getByRole('heading', { name: 'Dit deel kon niet geladen worden' })).toBeVisible()

  const kinds = (): string[] => bodies.flatMap((body) => reportsIn(body).map(({ kind }) => kind))
  await expect
    .poll(() => [...new Set(kinds())].sort())
    .toEqual(['chunk', 'crash', 'csp', 'off-contract', 'vital'])
  const all = bodies.flatMap(reportsIn)
  expect(all).toContainEqual(expect.objectContaining({ kind: 'crash', name: 'TypeError' }))
  expect(all).toContainEqual(expect.objectContaining({ kind: 'csp', directive: 'img-src', blocked: 'https' }))
  expect(all).toContainEqual(
    expect.objectContaining({
      kind: 'off-contract',
      operation: 'getUserGroup',
      screen: '/manage/user-groups/:userGroupOspId/details',
    }),
  )
  expect(namesIn(bodies.join('\n'))).toEqual([])
  await expect.poll(() => headers.length).toBe(bodies.length)
  for (const sent of headers) {
    expect(sent).not.toHaveProperty('cookie')
    expect(sent).not.toHaveProperty('authorization')
    expect(sent).not.toHaveProperty('referer')
  }
  // The sandbox lists what it received, as the developer panel shows it. Not by the test's own `fetch`: it would reuse a
  // connection that the server may have closed since.
  const received = (await (await page.request.get(ADDRESS)).json()) as ControlResponses['reports']
  const builds = new Set(bodies.map((body) => (JSON.parse(body) as { build: string }).build))
  expect(
    received
      .filter(({ build }) => builds.has(build))
      .flatMap(({ reports }) => reports.map(({ kind }) => kind)),
  ).toEqual(expect.arrayContaining(kinds()))
})

test('nothing is sent if no address is configured', inAll, async ({ page, sandbox, signInAs }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && !pathname.startsWith('/api/')) posts.push(pathname)
    if (pathname.includes('error-reports')) posts.push(pathname)
  })
  await signInAs('ulla.users', { language: 'nl' })
  await sandbox.faults.set({ operationId: 'getUserGroup', kind: 'flag-missing' })
  await page.goto(sampleAddress('UserGroupDetails'))
  await expect(page.getByRole('main').getByText('De server stuurde niet alles mee').first()).toBeVisible()
  await page.goto('about:blank')
  expect(posts).toEqual([])
})

const reportsIn = (body: string): ControlResponses['reports'][number]['reports'] =>
  (JSON.parse(body) as Pick<ControlResponses['reports'][number], 'reports'>).reports
