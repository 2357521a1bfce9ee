/**
 * R247: a failure to change, switch or remove something is shown in words, no input is lost, and trying again succeeds.
 * If the response is lost, the user learns that it may have been done. A full run tests every form with each fault,
 * other runs with one of them, a different one from form to form. A quick run tests a sample of the forms.
 */
import { vi } from 'vitest'
import { readDocument } from '../../mocks/document.ts'
import type { FaultKind } from '../../mocks/faults.ts'
import { operationsOf } from '../../scripts/contract/rules.ts'
import type { OperationId } from '../../src/api/operation.ts'
import type { SandboxClient } from '~mocks/sandbox-client.ts'
import { PASSWORD } from '../sign-in.ts'
import { half, sample, turn } from '../level.ts'
import { CREATE_FORMS } from './create-forms.ts'
import { expect, test } from './fixture.ts'
import { expectFocusKept } from './focus.ts'
import { fillIn, held, succeeded, tables } from './form-steps.ts'
import type { ScreenPage } from './page.ts'
import { NO_FORM, UPDATE_FORMS, type UpdateForm } from './update-forms.ts'

const FORMS = Object.entries(UPDATE_FORMS) as [OperationId, UpdateForm][]
const addressOf = ([, [, form]]: readonly [number, (typeof FORMS)[number]]): string => form.address
const MAYBE = /Mogelijk is dit al gebeurd/
/** The message for the user. The portal cannot distinguish a lost response from a request that never arrived. */
const MESSAGES = {
  'status-500': /Er ging iets mis op de server. Mogelijk is dit al gebeurd/,
  'answer-lost': MAYBE,
  'drop-connection': MAYBE,
  'status-429': /Te veel verzoeken/,
  'bad-gateway': MAYBE,
  'malformed-json': MAYBE,
  'never-answers': MAYBE,
  'token-expired': /./,
  'status-503': /De dienst is even niet beschikbaar. Mogelijk is dit al gebeurd/,
  'gateway-timeout': MAYBE,
  'answer-cut': MAYBE,
  'done-500': MAYBE,
  'done-503': MAYBE,
  'done-524': MAYBE,
  'done-html': MAYBE,
} as const satisfies Partial<Record<FaultKind, RegExp>>
type Kind = keyof typeof MESSAGES
/** The server has done it, but the response does not show that. */
const DONE: readonly FaultKind[] = [
  'answer-lost',
  'bad-gateway',
  'gateway-timeout',
  'answer-cut',
  'done-500',
  'done-503',
  'done-524',
  'done-html',
]
/** A response without a body cannot be unreadable. */
const OF_BODIES: readonly FaultKind[] = ['malformed-json', 'answer-cut']

const operations = operationsOf(readDocument())
/** The names of operations that only read. */
const READ_NAME = /^(get|find|list|count|sum|verify|validate|preview|render|download|read)[A-Z]/
test('each operation that changes data has a form in this test or among those that create data', () => {
  const writes = operations
    .filter(({ id, method }) => method !== 'get' && !READ_NAME.test(id))
    .map(({ id }) => id)
  const known = [...Object.keys(CREATE_FORMS), ...Object.keys(UPDATE_FORMS), ...NO_FORM]
  expect(known.toSorted()).toEqual(writes.toSorted())
})

const kindsOf = (id: OperationId): readonly Kind[] => {
  const hasBody = operations.some((one) => one.id === id && one.operation.responses['200'] !== undefined)
  return (Object.keys(MESSAGES) as Kind[]).filter((kind) => hasBody || !OF_BODIES.includes(kind))
}

test.afterEach(() => void vi.restoreAllMocks())

sample(half([...FORMS.entries()], 0, addressOf), 3, addressOf).forEach(([at, [operationId, form]]) => {
  for (const kind of turn(kindsOf(operationId), at))
    test(`R247 ${operationId}: ${kind} is shown, nothing typed is lost, and it can be tried again`, async ({
      page,
      sandbox,
      signInAs,
      allowed,
    }) => {
      allowed.push(/40[03459]|422/)
      const login = form.as ?? 'ulla.users'
      await signInAs(login, { language: 'nl' })
      await fillIn(page, form)
      const before = await data(sandbox)
      const typed = held()
      const giveUp = kind === 'never-answers' ? holdTimeouts() : undefined
      await sandbox.faults.set({ operationId, kind, times: 1 })
      if (kind === 'token-expired')
        await sandbox.faults.set({ operationId: 'refreshSession', kind, times: 1 })
      await form.send(page)
      await expect.poll(async () => (await sandbox.faults.list()).length).toBe(0)
      giveUp?.()
      if (kind === 'token-expired') {
        await signInAgain(page)
      } else if (DONE.includes(kind)) {
        const isSaved = form.again === 'saved'
        await expect(
          (isSaved ? success(page) : page.getByText(MESSAGES[kind]).or(success(page))).first(),
        ).toBeVisible()
        if (isSaved) await expect(dialogs(page)).toHaveCount(0)
        const after = await data(sandbox)
        if (isSaved || form.again === 'read') return expect(after, 'it was done').not.toEqual(before)
        const earlier = (await sandbox.calls(operationId)).length
        await form.send(page)
        await expect.poll(async () => (await sandbox.calls(operationId)).length).toBe(earlier + 1)
        if (form.again !== 'repeated') expect(await data(sandbox), 'it was done once').toEqual(after)
        if (form.again === 'refused') return
      } else {
        await expect(page.getByText(MESSAGES[kind]).first()).toBeVisible()
        if (form.fill) expect(held(), 'what was typed').toEqual(typed)
        expect(await data(sandbox), 'nothing was done').toEqual(before)
        await form.send(page)
      }
      await expect.poll(() => succeeded(sandbox, operationId)).toBe(true)
      await expectFocusKept()
    })
})

const dialogs = (page: ScreenPage) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
/** A notice, or the result of a run over selected records, which reads records again that may have been changed. */
const success = (page: ScreenPage) =>
  page
    .locator('.notification:is([data-tone=success], [data-tone=info])')
    .or(page.getByText(/^\d+ gelukt, 0 mislukt$/))

/** R126: a user whose session ends during a call signs in again over the page, and the call continues. */
async function signInAgain(page: ScreenPage): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Meld u opnieuw aan' })
  await question.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await question.getByRole('button', { name: 'Aanmelden en doorgaan' }).click()
}

/** All data except versions and times, which are all that changes when the same change is repeated. */
async function data(sandbox: SandboxClient): Promise<object> {
  const text = JSON.stringify(await tables(sandbox))
  return JSON.parse(
    text.replace(/"\d{4}-\d\d-\d\dT[^"]*"/g, '""').replace(/"version":\d+/g, '"version":0'),
  ) as object
}

/** Intercepts the time-outs of the following calls (R246: 120 s). Returns a function that triggers them. */
function holdTimeouts(): () => void {
  const due: (() => void)[] = []
  const set = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
    ms === 120_000 ? void due.push(run) : set(run, ms)) as typeof setTimeout)
  return () => due.forEach((run) => run())
}
