/**
 * Templates in the browser: the editor, versions, and a preview in which no code runs. The rest is tested in
 * `../screen/`.
 */
import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'
import { inAll } from '../level.ts'

/** Types over the Dutch text, as a user does. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Nederlands' }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

const HOSTILE = [
  '<style>h1 { color: rgb(1, 2, 3) }</style>',
  '<h1 style="font-size: 30px">Dag {{firstName}}</h1>',
  '<script>parent.document.title = "run"; document.title = "run"</script>',
  '<img src="x" onerror="parent.document.title = \'run\'">',
  '<iframe srcdoc="<script>top.document.title = 1</script>"></iframe>',
  '<a href="javascript:parent.document.title=1">weg</a>',
  '<svg onload="parent.document.title = 1"></svg>',
  '<p>open',
].join('\n')

test('R051 G383 the preview of a hostile template shows it, and runs no code', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await signInAs('olivia.osp')
  await page.goto(`${BASE}/templates`)
  const template = page.getByRole('link', { name: 'PINCODE' })
  await expect(template).toBeVisible()
  await expectAccessible()
  await template.click()
  await expect(page.getByRole('tab')).toHaveCount(4)
  await expectAccessible()
  await write(page, HOSTILE)
  await expect(page.getByText('Nederlands: script wordt niet getoond')).toBeVisible()
  await page.getByRole('button', { name: 'Groot voorbeeld' }).click()
  const frame = page.getByRole('dialog').frameLocator('iframe')
  const heading = frame.getByRole('heading', { name: 'Dag Éloïse' })
  await expect(heading).toHaveCSS('font-size', '30px')
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)')
  await frame.getByText('weg').click()
  await expect(heading).toBeVisible()
  await expect(page).toHaveTitle(/PINCODE/)
  expect(calls.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([])
  await expectAccessible()
})

/** Each of these would fetch something in a page without a policy. */
const FETCHING_STYLES = [
  '<style>@import "https://evil.example/import.css"; @\\69mport url(https://evil.example/escaped.css);',
  '@font-face { font-family: spy; src: url(https://evil.example/font.woff2) }',
  'h1 { color: rgb(1, 2, 3); font-family: spy; --x: url(https://evil.example/variable.png); background: var(--x) }',
  'h1::before { content: u\\72l(https://evil.example/content.png) }',
  'h1 { border-image-source: -webkit-image-set("https://evil.example/set.png" 1x) }</style>',
  '<h1 style="list-style: UR/**/L(x); background-image: URL( \'https://evil.example/inline.png\' )">Dag</h1>',
].join('\n')

test('G383 styles of a template load nothing, even without the content security policy', async ({
  page,
  signInAs,
}) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.route(`**${BASE}/templates`, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': policy, ...headers } = response.headers()
    expect(policy).toBeDefined()
    await route.fulfill({ response, headers })
  })
  await signInAs('olivia.osp')
  await page.goto(`${BASE}/templates`)
  await page.getByRole('link', { name: 'PINCODE' }).click()
  await expect(page.getByRole('tab')).toHaveCount(4)
  await write(page, FETCHING_STYLES)
  for (const what of ['@import', '@font-face', 'url()'])
    await expect(page.getByText(`Nederlands: ${what} wordt niet getoond`)).toBeVisible()
  await page.getByRole('button', { name: 'Groot voorbeeld' }).click()
  await expect(
    page.getByRole('dialog').frameLocator('iframe').getByRole('heading', { name: 'Dag' }),
  ).toHaveCSS('color', 'rgb(1, 2, 3)')
  // A picture that the page itself requests now shows that a request would have been noticed, and that the styles had
  // enough time.
  await page.evaluate(() => new Image().setAttribute('src', '/portal/requested.png'))
  await expect.poll(() => calls.some((url) => url.endsWith('/requested.png'))).toBe(true)
  expect(calls.filter((url) => url.includes('evil.example'))).toEqual([])
})

test(
  'R015 R209 a text is written, and an earlier version is restored, by keyboard alone',
  inAll,
  async ({ page, signInAs, expectAccessible }) => {
    await signInAs('olivia.osp')
    await page.goto(`${BASE}/templates/tpl-7001`)
    const dutch = page.getByRole('textbox', { name: 'Nederlands' })
    const preview = page.getByRole('region', { name: 'Zo komt het aan' }).frameLocator('iframe')
    await expect(preview.getByText('Dag Éloïse')).toBeVisible()
    await page.getByRole('tab', { name: 'Nederlands' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Engels' })).toBeFocused()
    await expect(preview.getByText('Hello Éloïse')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'Engels' })).toBeFocused()
    await page.keyboard.type('<p>See you, ')
    // Tab leaves the editor, and the button inserts where the caret was.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'firstName', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(preview.getByText('See you, Éloïse')).toBeVisible()
    await page.getByRole('button', { name: 'Vergelijken' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').locator('ins').first()).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Naar deze tekst gaan' }).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('tab', { name: 'Nederlands' }).click()
    await expect(dutch).toContainText('Beste klant')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(notification(page, 'PINCODE is opgeslagen.')).toBeVisible()
  },
)

test(
  'the preview fits a low window, and its close button stays visible',
  inAll,
  async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 1024, height: 720 })
    await signInAs('olivia.osp')
    await page.goto(`${BASE}/templates/tpl-7001`)
    await page.getByRole('button', { name: 'Groot voorbeeld' }).click()
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).last()).toBeInViewport({
      ratio: 1,
    })
  },
)
