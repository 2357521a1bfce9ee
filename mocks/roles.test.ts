import { describe, expect, test } from 'vitest'
import type { ContractOperation } from '~openapi/contract-types.ts'
import { createSandbox } from './app.ts'
import { readDocument } from './document.ts'
import { PERSONAS, type Persona } from './seed/personas.ts'
import { testerOf } from './testing.ts'
import { sample } from '../tests/level.ts'

const operations = Object.entries(readDocument().paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    path: filled(path, operation),
    method,
    operation,
  })),
)
/** The address with the parameters from the contract's examples. */
function filled(path: string, { parameters = [] }: ContractOperation): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const parameter = parameters.find((one) => 'name' in one && one.name === name)
    const example = parameter && 'example' in parameter ? parameter.example : undefined
    return typeof example === 'string' ? example : 'nl'
  })
}
/**
 * One persona per kind of caller. A persona with a second factor cannot sign in with a password alone, so none is used.
 */
const CALLERS = [
  'olivia.osp',
  'mats.msp',
  'ulla.users',
  'ivo.invoices',
  'rita.reports',
  'carl.communication',
  'connie.contact',
]
const sandbox = createSandbox()

/**
 * The expected result by `x-roles`, computed without the sandbox. The requests are about another user than the
 * caller.
 */
function mayCall(operation: ContractOperation, { roles, more }: Persona): boolean {
  const allowed = operation['x-roles']
  if (roles.includes('ospadmin') || allowed.includes('signed-in')) return true
  return (allowed.includes('msp') && more.isMsp === true) || roles.some((role) => allowed.includes(role))
}
const bodyOf = ({ requestBody }: ContractOperation): RequestInit => {
  if (!requestBody) return {}
  const examples = Object.values(requestBody.content['application/json']?.examples ?? {})
  return { body: JSON.stringify(examples[0]?.value ?? {}), headers: { 'content-type': 'application/json' } }
}

describe('x-roles of every operation', () => {
  const guarded = operations.filter(({ operation }) => !operation['x-roles'].includes('public'))

  test.each(guarded)('$operation.operationId needs a token', async ({ path, method, operation }) => {
    const response = await testerOf(sandbox, 'nobody').raw(path, { method, ...bodyOf(operation) })
    expect(response.status).toBe(401)
  })
  test.each(sample(CALLERS, 4, (login) => login))(
    '%s has access exactly where the contract allows it',
    async (login) => {
      const persona = PERSONAS.find((one) => one.login === login)
      if (!persona) throw new Error(`no ${login}`)
      for (const { path, method, operation } of guarded) {
        if (operation['x-roles'].includes('refresh')) continue
        // A separate world for each call, because some calls end the session.
        const caller = await testerOf(sandbox, `roles-${login}-${operation.operationId}`).as(login)
        const { status } = await caller.raw(path, { method, ...bodyOf(operation) })
        expect([operation.operationId, status === 403]).toEqual([
          operation.operationId,
          !mayCall(operation, persona),
        ])
      }
    },
  )
  test('R075 G035 a communication manager may call what every admin may, and nothing else', () => {
    const others = ['user_manager', 'invoice_manager', 'reporting_manager']
    const differs = guarded
      .map(({ operation }) => operation)
      .filter(
        ({ 'x-roles': roles }) =>
          roles.includes('communication_manager') !== others.every((role) => roles.includes(role)),
      )
    expect(differs.map(({ operationId }) => operationId)).toEqual([])
  })
  test('`self` allows only the own record', async () => {
    const connie = await testerOf(sandbox, 'self').as('connie.contact')
    expect((await connie.call('getUser', { body: {} })).good.login).toBe('connie.contact')
    expect((await connie.call('getUser', { body: { ospId: 'u-1012' } })).status).toBe(200)
    expect((await connie.call('getUser', { body: { ospId: 'u-1101' } })).status).toBe(403)
    expect((await connie.call('getUserGroupsByUser', { body: { userOspId: 'u-1012' } })).good).toEqual([])
  })
})
