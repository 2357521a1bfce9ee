/**
 * Compares the correct sandbox with one that has other identifiers, and with sandboxes whose defects no law detects.
 */
import { expect, test } from 'vitest'
import { createSandbox } from '../../../mocks/app.ts'
import { handlers } from '../../../mocks/handlers/index.ts'
import type { Handlers } from '../../../mocks/handler.ts'
import { createSuite } from '../command.ts'
import { comparisonWith } from './comparison.ts'
import { findingsOf } from '../findings.ts'
import { isObject, type Json } from '../json.ts'
import { differential } from '../laws/differential.ts'
import { inTime } from '../laws/in-time.ts'
import { sessions } from '../laws/sessions.ts'
import { run, survey } from '../run.ts'
import { sandboxAs, type Target } from '../target.ts'
import { isAll, turn } from '../../../tests/level.ts'

/** A second server, on which new records get other identifiers. */
const reference = await createSuite(renumbered())
await survey(reference)

function renumbered(): Target {
  const sandbox = createSandbox({ worldLimit: 2000 })
  const target = sandboxAs('the reference', sandbox)
  const { world } = target.offers
  if (!world) throw new Error('a sandbox has worlds')
  const lastIds = Object.fromEntries(['g', 'u', 'b', 'pr', 'rg', 'e', 'mc'].map((kind) => [kind, 500_000]))
  const make = async (name: string, from?: string): Promise<void> => {
    await world.make(name, from)
    if (from === undefined) sandbox.worlds.get(name).load({ lastIds })
  }
  return { ...target, offers: { ...target.offers, world: { ...world, make } } }
}

async function findingsWith(own: Partial<Handlers>, operation: string) {
  const suite = await createSuite(sandboxAs('the target', createSandbox({ worldLimit: 2000, handlers: own })))
  await survey(suite, (id) => id === operation)
  const choice = { laws: differential(reference), includes: (id: string) => id === operation }
  await run(suite, choice, () => undefined)
  return findingsOf(suite.observations)
}

test.each(
  turn(
    ['createUserGroup', 'findProductsByFilter', 'downloadInvoiceDetailCsv', 'confirmOrder', 'updateUser'],
    0,
    isAll,
  ),
)('equal servers respond equally to %s', { timeout: 120_000 }, async (operation) => {
  const found = await findingsWith({}, operation)
  expect(found.map(({ place, expected, actual }) => [place, expected, actual])).toEqual([])
})

test.runIf(isAll).each([
  ['sessions', sessions, ['refreshSession', 'logout', 'changePincode']],
  ['in-time', inTime, ['getEventsByFilter']],
] as const)('equal servers agree in the calls of %s', { timeout: 120_000 }, async (_name, law, ids) => {
  const suite = await createSuite(sandboxAs('the target', createSandbox({ worldLimit: 2000 })))
  suite.compare = comparisonWith(reference)
  await survey(suite)
  const choice = { laws: [law], includes: (id: string) => ids.some((one) => one === id) }
  const outcomes = await run(suite, choice, () => undefined)
  expect(outcomes.filter(({ skipped }) => skipped === undefined)).toHaveLength(ids.length)
  expect(findingsOf(suite.observations).map(({ place, expected }) => [place, expected])).toEqual([])
})

type Body = Json | readonly Json[]
/** The handler with its successful answer changed. */
const answering = <Id extends keyof Handlers>(id: Id, change: (body: Body) => Body): Partial<Handlers> => {
  const right = handlers[id] as (call: unknown) => Promise<{ status: number; body: unknown }>
  const changed = async (call: unknown) => {
    const answer = await right(call)
    return answer.status === 200 ? { ...answer, body: change(answer.body as Body) } : answer
  }
  return { [id]: changed }
}
/** The handler with its request changed. */
const asking = <Id extends keyof Handlers>(id: Id, change: (body: Json) => Json): Partial<Handlers> => {
  const right = handlers[id] as (call: unknown) => unknown
  const changed = (call: { body: Json }) => right(Object.create(call, { body: { value: change(call.body) } }))
  return { [id]: changed }
}

test.each([
  [
    'money is rounded to whole euros',
    'getBudgetsByOwner',
    answering('getBudgetsByOwner', (body) => rounded(body) as Body),
  ],
  [
    'rows of a kind are left out',
    'findAllProducts',
    answering('findAllProducts', (body) => (Array.isArray(body) ? body.slice(1) : body)),
  ],
  [
    'a removal leaves what belongs to it',
    'removeUsersFromUserGroup',
    asking('removeUsersFromUserGroup', (body) => ({
      ...body,
      userOspIds: (body['userOspIds'] as string[]).slice(0, -1),
    })),
  ],
  [
    'two records change places',
    'findAllUserGroups',
    answering('findAllUserGroups', (body) => (Array.isArray(body) ? body.toReversed() : body)),
  ],
])('%s: one finding at %s', { timeout: 120_000 }, async (_kind, operation, own) => {
  const found = await findingsWith(own, operation)
  expect(found.map((finding) => finding.operation)).toEqual([operation])
  expect(found[0]?.steps.length).toBeLessThanOrEqual(3)
})

function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value)
  if (Array.isArray(value)) return value.map(rounded)
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rounded(part)]))
    : value
}
