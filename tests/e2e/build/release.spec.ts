/**
 * A second release deployed over the first one, as a tab that was open before sees it: two real builds that differ by
 * one word, on a real nginx with the sandbox behind it.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { expect, type Page, test } from '@playwright/test'
import { build } from 'vite'
import { createSandbox } from '../../../mocks/app.ts'
import { ensureNginx } from '../../../scripts/nginx.ts'
import { writeRelease } from '../../../scripts/release.ts'
import { isAll } from '../../level.ts'
import { type Nginx, startNginx } from '../../nginx.ts'

test.skip(!isAll, 'a second build and a real web server: in a run of everything')

test.describe.configure({ mode: 'serial' })

const OLD_WORD = 'Gebruikersgroepen'
const NEW_WORD = 'Groepen van gebruikers'
const HOUR_MS = 60 * 60_000

const folder = mkdtempSync(join(tmpdir(), 'portal-release-'))
const second = join(folder, 'second')
let nginx: Nginx

test.beforeAll(async () => {
  test.setTimeout(600_000)
  const hasNginx = ensureNginx()
  if (!hasNginx) console.warn('Skipped: releases were not tried, since nginx cannot be installed here.')
  test.skip(!hasNginx, 'nginx cannot be installed here')
  await build({
    logLevel: 'warn',
    build: { outDir: second, emptyOutDir: true, sourcemap: false },
    plugins: [
      {
        name: 'another-word',
        enforce: 'pre',
        transform: (code, id) =>
          id.endsWith('locales/nl/shell.json')
            ? { code: code.replaceAll(OLD_WORD, NEW_WORD), map: null }
            : undefined,
      },
    ],
  })
  const sandbox = createSandbox()
  const answer = getRequestListener((request) => sandbox.fetch(request))
  nginx = await startNginx((incoming, outgoing) => {
    incoming.url = `/api${incoming.url ?? ''}`
    void answer(incoming, outgoing)
  })
})
test.afterAll(async () => {
  await nginx?.stop()
  rmSync(folder, { recursive: true })
})

test.use({ ignoreHTTPSErrors: true })

async function signIn(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto(`https://localhost:${nginx.https}/portal/`)
  await page.getByLabel('Login', { exact: true }).fill('ulla.users')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Mobility-2026')
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await expect(menu(page).getByRole('link', { name: OLD_WORD })).toBeVisible()
}
const menu = (page: Page) => page.getByRole('navigation').first()
const newVersion = (page: Page) => page.locator('#root > div').filter({ hasText: 'nieuwe versie' })

test('an open tab continues after a release, notifies the user, and reloads at the same address', async ({
  page,
}) => {
  writeRelease(nginx.root, { build: 'dist' })
  await signIn(page)
  writeRelease(nginx.root, { build: second })
  for (const name of ['Beheerders', OLD_WORD, 'Producten', 'Bedrijfsinstellingen', 'Facturen']) {
    await menu(page).getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /kon niet|nieuwe versie/ })).toHaveCount(0)
  }
  await expect(newVersion(page)).toHaveCount(0)
  await page.clock.fastForward(5 * 60_000)
  const address = page.url()
  await newVersion(page).getByRole('button', { name: 'Opnieuw laden' }).click()
  await expect(menu(page).getByRole('link', { name: NEW_WORD })).toBeVisible()
  expect(page.url()).toBe(address)
  await page.clock.fastForward(5 * 60_000)
  await expect(newVersion(page)).toHaveCount(0)
})

test('a draft survives the reload to a new release', async ({ page }) => {
  writeRelease(nginx.root, { build: 'dist' })
  await signIn(page)
  await page.goto(`https://localhost:${nginx.https}/portal/manage/app-users/add`)
  await page.getByLabel('Voornaam').fill('Noémie')
  writeRelease(nginx.root, { build: second })
  await page.clock.fastForward(5 * 60_000)
  await newVersion(page).getByRole('button', { name: 'Opnieuw laden' }).click()
  await expect(menu(page).getByRole('link', { name: NEW_WORD })).toBeVisible()
  await expect(page.getByLabel('Voornaam')).toHaveValue('Noémie')
})

test('a tab that is older than a day notifies the user when a file is missing', async ({ page }) => {
  writeRelease(nginx.root, { build: 'dist' })
  await signIn(page)
  const now = Date.now()
  writeRelease(nginx.root, { build: second, now })
  writeRelease(nginx.root, { build: second, now: now + 25 * HOUR_MS })
  await menu(page).getByRole('link', { name: OLD_WORD }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'nieuwe versie' })
  await alert.getByRole('button', { name: 'Opnieuw laden' }).click()
  await expect(menu(page).getByRole('link', { name: NEW_WORD })).toBeVisible()
  await expect(page).toHaveURL(/\/portal\/manage\/user-groups/)
})

test('the configuration is a file next to the page, and survives a release', async ({ page }) => {
  writeRelease(nginx.root, { build: 'dist' })
  const path = join(nginx.root, 'portal/portal-config.json')
  writeFileSync(path, JSON.stringify({ readMoreUrl: 'https://firm.example/mobility' }))
  const answer = await nginx.get('/portal/portal-config.json', { headers: { 'accept-encoding': 'br, gzip' } })
  expect([answer.headers['content-encoding'], answer.headers['cache-control']]).toEqual([
    undefined,
    'no-cache',
  ])
  writeRelease(nginx.root, { build: second })
  expect(readFileSync(path, 'utf8')).toContain('firm.example')
  await page.goto(`https://localhost:${nginx.https}/portal/login`)
  await expect(page.getByRole('link', { name: 'Meer lezen over het platform' })).toHaveAttribute(
    'href',
    'https://firm.example/mobility',
  )
  writeFileSync(path, '{ "readMoreUrl": "firm" }')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('"readMoreUrl" is not an address')
  rmSync(path)
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('The server answers 404')
})
