/**
 * WCAG 3.3.1, 4.1.3: each form reports empty required fields in the same way. The focus is on an invalid field, the
 * field is described by its own message, and the title starts with "Fout:".
 */
import { half, isAll, sample } from '../level.ts'
import { sampleAddress } from '../sample-address.ts'
import { CREATE_FORMS, MORE_FORMS } from './create-forms.ts'
import { expect, test } from './fixture.ts'
import { fillIn, type UserForm } from './form-steps.ts'
import type { ScreenPage } from './page.ts'
import { UPDATE_FORMS } from './update-forms.ts'

const forms = new Map<string, UserForm>(
  [
    ...Object.values(CREATE_FORMS),
    ...MORE_FORMS.map(([, , form]) => form),
    ...Object.values(UPDATE_FORMS),
  ].map((form) => [form.address, form]),
)
/** The addresses of forms that can be invalid. */
const tried = new Set<string>()

const within = (): ParentNode =>
  document.querySelector('[role=dialog], [role=alertdialog]') ?? document.querySelector('main') ?? document
const all = (selector: string): readonly HTMLElement[] => [
  ...within().querySelectorAll<HTMLElement>(selector),
]
const TYPED =
  ':is(input, textarea)[aria-required=true]:not([type=checkbox], [type=radio], [role=combobox], [readonly])'

/** Clears required fields. Returns the button that submits the form, if the form can be invalid. */
async function makeInvalid(page: ScreenPage): Promise<HTMLElement | undefined> {
  const fields = all('[aria-required=true]')
  if (fields.length === 0) return undefined
  for (const field of all(TYPED))
    if (field instanceof HTMLInputElement && field.value !== '' && field.id !== '')
      await page.locator(`[id="${field.id}"]`).fill('')
  const send = all('.dialog-foot button, .save-bar-buttons button').at(-1)
  return send?.getAttribute('aria-disabled') === 'true' ? undefined : send
}

const describedBy = (element: Element | null | undefined): readonly string[] =>
  (element?.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
const textOf = (id: string): string => document.getElementById(id)?.textContent.trim() ?? ''

/** Describes in words how the reporting of errors is wrong. */
function faults(): readonly string[] {
  const invalid = all('[aria-invalid=true]')
  const messages = all('.field-error[id]')
  const focused = document.activeElement?.closest(
    '[aria-invalid=true], [data-invalid], [role=group], fieldset',
  )
  return [
    ...(focused ? [] : [`the focus is not on a mistake: ${document.activeElement?.outerHTML.slice(0, 120)}`]),
    ...invalid
      .filter((field) => describedBy(field).every((id) => textOf(id) === ''))
      .map((field) => `no message describes ${field.outerHTML.slice(0, 160)}`),
    ...messages
      .filter(
        ({ id }) =>
          !all(`[aria-describedby~="${id}"]`).some((field) => invalid.some((one) => field.contains(one))),
      )
      .map(({ textContent }) => `no field is wrong for “${textContent}”`),
    ...(document.title.startsWith('Fout: ') ? [] : [`the title is “${document.title}”`]),
  ]
}

for (const [address, form] of sample(
  half([...forms], 1, ([name]) => name),
  3,
  ([name]) => name,
))
  test(`errors in the form of ${address} are reported`, async ({ page, sandbox, signInAs }) => {
    await signInAs(form.as ?? 'ulla.users', { language: 'nl' })
    const { fill: _fill, ...empty } = form
    await fillIn(page, empty)
    // A dialog that opens puts the focus on its first field.
    if (address.includes('dialog='))
      await expect
        .poll(() => document.activeElement?.closest('[role=dialog], [role=alertdialog]') !== null)
        .toBe(true)
    const send = await makeInvalid(page)
    if (!send) return
    const before = (await sandbox.calls()).length
    send.click()
    const isShown = (): boolean => all('[aria-invalid=true], .field-error').length > 0
    // A form that could not be emptied here is sent.
    await expect.poll(async () => isShown() || (await sandbox.calls()).length > before).toBe(true)
    if (!isShown()) return
    tried.add(address)
    await expect.poll(faults).toEqual([])
  })

for (const name of ['Login', 'ResetLogin', 'ResetPassword'] as const) {
  const address = sampleAddress(name)
  test(`errors in the form of ${address}, before sign-in, are reported`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.locator('main button[type=submit]').click()
    await expect.poll(() => all('[aria-invalid=true]').length).toBeGreaterThan(0)
    await expect.poll(faults).toEqual([])
  })
}

test('enough forms can be invalid for these tests to be meaningful', () => {
  expect(tried.size).toBeGreaterThan(isAll ? 20 : 2)
})
