/** A user's steps in a form, for the tests of all forms: `create-forms.ts` and `update-forms.ts`. */
import type { OperationId } from '../../src/api/operation.ts'
import { exampleFile } from '../example-file.ts'
import type { SandboxClient } from '~mocks/sandbox-client.ts'
import { BASE } from '../sign-in.ts'
import { expect } from './matchers.ts'
import type { ScreenPage } from './page.ts'

export interface UserForm {
  /** The acting user. Default: a user manager. */
  readonly as?: string
  /** Relative to the portal. */
  readonly address: string
  readonly fill?: (page: ScreenPage) => Promise<void>
  /** Sends the form. Also used to try again. */
  readonly send: (page: ScreenPage) => Promise<void>
  /** Shows that it was done, because the page reads it again automatically. Then there is nothing to try again. */
  readonly readsBack?: RegExp
  /**
   * The number of records that it sends at once. Each call fails, and the result, shown instead of the fields, lists
   * each failure.
   */
  readonly calls?: number
  /** Whether it also does other things, which do not fail. */
  readonly doesMore?: boolean
}

/** Presses the button with this name, in the dialog if there is one. */
export const press =
  (name: string | RegExp) =>
  async (page: ScreenPage): Promise<void> => {
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    const within = (await dialog.count()) > 0 ? dialog : page.getByRole('main')
    await within.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click()
  }
/** Presses a button, or tries again from the result what failed or may have been done. */
export const pressOrRetry =
  (name: string) =>
  async (page: ScreenPage): Promise<void> => {
    const retry = page.getByRole('button', { name: /^Opnieuw proberen/ })
    await ((await retry.count()) > 0 ? retry.click() : press(name)(page))
  }
/** Selects the first rows of a list, and chooses the action. */
export const forMany =
  (rows: number, item: RegExp) =>
  async (page: ScreenPage): Promise<void> => {
    const boxes = page.getByRole('checkbox', { name: /selecteren$/ })
    await expect(boxes.nth(rows)).toBeVisible()
    for (let at = 1; at <= rows; at += 1) await boxes.nth(at).click()
    await page.getByRole('button', { name: 'Acties op selectie' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
  }
export const next = press('Volgende')
export const named = (label: string): RegExp => new RegExp(`^${label}\\*?$`)
export const type =
  (values: Readonly<Record<string, string>>) =>
  async (page: ScreenPage): Promise<void> => {
    for (const [label, text] of Object.entries(values)) await page.getByLabel(named(label)).fill(text)
  }
export const pick = (page: ScreenPage, label: string, option: string): Promise<void> =>
  page.getByLabel(named(label)).selectOption({ label: option })
export async function find(page: ScreenPage, label: string, text: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option', { name: option }).first().click()
}
/** Chooses a file, and waits for its check. */
export const upload =
  (name: string, content: BlobPart) =>
  async (page: ScreenPage): Promise<void> => {
    await page.locator('input[type=file]').setInputFiles(new File([content], name))
    await press('Uploaden en controleren')(page)
    await expect(page.getByRole('button', { name: /(verwerken|toevoegen|aanmaken)$/ })).toBeVisible()
  }
export const example = (name: string) => upload(name, exampleFile(name))

export async function fillIn(page: ScreenPage, { address, fill }: UserForm): Promise<void> {
  await page.goto(`${BASE}${address}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (address.includes('dialog='))
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
  await fill?.(page)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

/** The values of the form's fields, after leaving the current one. */
export function held(): readonly unknown[] {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const form = document.querySelector('[role=dialog], [role=alertdialog]') ?? document.querySelector('main')
  return [...(form?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? [])]
    .filter(
      (field) => field.type !== 'search' && field.type !== 'file' && !field.closest('table, .table-foot'),
    )
    .map(({ value, checked }) => [value, checked])
}

/** All data of the world except the tokens. Signing in again is not a record. */
export async function tables(sandbox: SandboxClient): Promise<object> {
  const { tokens: _tokens, ...rest } = (await sandbox.snapshot()).tables
  return rest
}

/** Whether the last call was successful, or replayed the response of the first one. */
export async function succeeded(sandbox: SandboxClient, operationId: OperationId): Promise<boolean> {
  const last = (await sandbox.calls(operationId)).at(-1)
  return last?.verdict === 'ok' && last.status < 300
}
