/**
 * G301: a creation or booking happens once, whatever happens to its response. The user learns the outcome, and no input
 * is lost. A full run tests every form with each fault, other runs with one of them, a different one from form to
 * form. A quick run tests a sample of the forms.
 */
import { operationsOf } from '../../scripts/contract/rules.ts'
import { readDocument } from '../../mocks/document.ts'
import type { FaultKind } from '../../mocks/faults.ts'
import type { OperationId } from '../../src/api/operation.ts'
import { isAll, sample, turn } from '../level.ts'
import { CREATE_FORMS, MORE_FORMS } from './create-forms.ts'
import { expect, test } from './fixture.ts'
import { expectFocusKept } from './focus.ts'
import { sendersOf } from './senders.ts'
import { fillIn, held, succeeded, tables, type UserForm } from './form-steps.ts'

const FORMS: readonly (readonly [OperationId, what: string, UserForm])[] = [
  ...(Object.entries(CREATE_FORMS) as [OperationId, UserForm][]).map(
    ([id, form]) => [id, 'a form', form] as const,
  ),
  ...MORE_FORMS,
]
/** The server has done it, but the response does not show that. */
const UNCLEAR = [
  'answer-lost',
  'answer-cut',
  'bad-gateway',
  'gateway-timeout',
  'done-500',
  'done-503',
  'done-524',
  'done-html',
] as const
/** The server has done nothing. */
const FAILED = {
  'drop-connection': /Mogelijk is dit al gebeurd/, // The portal cannot distinguish it.
  'malformed-json': /Mogelijk is dit al gebeurd/,
  'status-500': /Er ging iets mis op de server. Mogelijk is dit al gebeurd/, // As for a call that was done.
  'status-503': /De dienst is even niet beschikbaar. Mogelijk is dit al gebeurd/,
  'status-429': /Te veel verzoeken/,
} as const satisfies Partial<Record<FaultKind, RegExp>>
const FAILURES = Object.keys(FAILED) as (keyof typeof FAILED)[]

test('each place that sends an operation with an Idempotency-Key has a form in this test', () => {
  const keyed = operationsOf(readDocument())
    .filter(({ operation }) => JSON.stringify(operation.parameters ?? []).includes('/IdempotencyKey'))
    .map(({ id }) => id as OperationId)
  const senders = sendersOf(keyed)
  const formsOf = (id: OperationId) => FORMS.filter(([one]) => one === id).length
  const missing = keyed.filter((id) => formsOf(id) === 0 || formsOf(id) !== senders.get(id)?.length)
  expect(missing.map((id) => [id, formsOf(id), senders.get(id)])).toEqual([])
  expect(Object.keys(CREATE_FORMS).toSorted()).toEqual(keyed.toSorted())
})

sample([...FORMS.entries()], 9, ([, [id, what]]) => `${id} ${what}`).forEach(
  ([at, [operationId, what, form]]) => {
    for (const kind of turn(UNCLEAR, at))
      test(`G301 ${operationId}, ${what}: after ${kind} the user tries again, and it is done once`, async ({
        page,
        sandbox,
        signInAs,
        allowed,
      }) => {
        allowed.push(/40[05]/)
        await signInAs(form.as ?? 'ulla.users', { language: 'nl' })
        await fillIn(page, form)
        const before = await tables(sandbox)
        const typed = held()
        await sandbox.faults.set({ operationId, kind, times: form.calls ?? 1 })
        await form.send(page)
        // A record that is read again shows at once that it was done.
        const maybe = page.getByText(/Mogelijk is dit al gebeurd/)
        await expect(maybe.or(page.getByText(form.readsBack ?? /Mogelijk is/)).first()).toBeVisible()
        const after = await tables(sandbox)
        expect(after, 'it was done').not.toEqual(before)
        if (!form.readsBack) {
          if (!form.calls) expect(held(), 'what was typed').toEqual(typed)
          expect(await maybe.count(), 'shown once').toBe(form.calls ?? 1)
        }

        if (form.readsBack) {
          await expect(page.getByText(form.readsBack).first()).toBeVisible()
        } else {
          await form.send(page)
          await expect.poll(() => succeeded(sandbox, operationId)).toBe(true)
        }
        expect(await tables(sandbox), 'it was done once').toEqual(after)
        if (!form.readsBack) await expect(page.getByText(/Dit was al gebeurd/).first()).toBeVisible()
      })

    for (const kind of turn(FAILURES, at))
      test(`R247 ${operationId}, ${what}: ${kind} is shown, nothing typed is lost, and it can be tried again`, async ({
        page,
        sandbox,
        signInAs,
        allowed,
      }) => {
        allowed.push(/40[05]/)
        await signInAs(form.as ?? 'ulla.users', { language: 'nl' })
        await fillIn(page, form)
        const before = await tables(sandbox)
        const typed = held()
        await sandbox.faults.set({ operationId, kind, times: form.calls ?? 1 })
        await form.send(page)
        await expect(page.getByText(FAILED[kind]).first()).toBeVisible()
        if (!form.doesMore) {
          if (!form.calls) expect(held(), 'what was typed').toEqual(typed)
          expect(await tables(sandbox), 'nothing was done').toEqual(before)
        }
        await form.send(page)
        await expect.poll(() => succeeded(sandbox, operationId)).toBe(true)
        await expectFocusKept()
      })
  },
)

for (const operationId of ['addTransactionForUser', 'addTransactionForCorporateAccount'] as const)
  for (const kind of turn(['bad-gateway', 'gateway-timeout'] as const, 0, isAll))
    test(`G301 ${operationId}: after ${kind} the first booking is visible, and the same one can be booked again`, async ({
      page,
      sandbox,
      signInAs,
      allowed,
    }) => {
      const form = CREATE_FORMS[operationId]
      if (!form) throw new Error('it has a form')
      allowed.push(/40[05]/)
      await signInAs(form.as ?? 'ulla.users', { language: 'nl' })
      await fillIn(page, form)
      await sandbox.faults.set({ operationId, kind, times: 1 })
      await form.send(page)
      await expect(page.getByText(/Mogelijk is dit al gebeurd/).first()).toBeVisible()
      const first = await tables(sandbox)

      // Sending the same form again uses the same key.
      await form.send(page)
      await expect.poll(() => succeeded(sandbox, operationId)).toBe(true)
      expect(await tables(sandbox)).toEqual(first)

      // Another attempt with an unclear outcome, which the reads reveal. Then the form is opened again.
      await fillIn(page, form)
      await sandbox.faults.set({ operationId, kind, times: 1 })
      await form.send(page)
      await expect(page.getByText(/Mogelijk is dit al gebeurd/).first()).toBeVisible()
      const second = await tables(sandbox)
      expect(second, 'its own outcome was known').not.toEqual(first)
      const sent = (await sandbox.calls()).findLastIndex((call) => call.operationId === operationId)
      await expect.poll(async () => (await sandbox.calls()).length).toBeGreaterThan(sent + 1)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await fillIn(page, form)
      await form.send(page)
      await expect.poll(() => succeeded(sandbox, operationId)).toBe(true)
      expect(await tables(sandbox), 'on purpose').not.toEqual(second)
    })
