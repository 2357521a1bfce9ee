/**
 * The contract's paths overlap (`/budget/types`, `/budget/{type}`): each operation must be reached by its own
 * address.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createMatcher } from '~mocks/contract/match.ts'
import type { Contract } from '../../openapi/contract-types.ts'

const contract = JSON.parse(readFileSync('src/api/generated/openapi.json', 'utf8')) as Contract
const match = createMatcher(contract)
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, { operationId }]) => ({
    operationId,
    method: method.toUpperCase(),
    path,
  })),
)
const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`)
/** Literal addresses that also match a template. */
const overlaps = operations.flatMap(({ operationId, method, path }) =>
  operations
    .filter((other) => other.path !== path && other.method === method && pattern(other.path).test(path))
    .map((other) => ({ operationId, method, path, over: other.path })),
)

const reached = (method: string, address: string): string => {
  const found = match(method, address)
  return found.kind === 'operation' ? found.operation.operationId : found.kind
}

describe('routing', () => {
  it.each(operations)('$method $path reaches $operationId', ({ operationId, method, path }) => {
    // No literal segment of the contract has this text.
    expect(reached(method, path.replace(/\{[^}]+\}/g, 'a-value-9'))).toBe(operationId)
  })

  it.runIf(overlaps.length > 0).each(overlaps)('$path wins over $over', ({ operationId, method, path }) => {
    expect(reached(method, path)).toBe(operationId)
  })

  it('G112: of two matching templates, the one with the first literal segment wins', () => {
    expect(reached('GET', '/order/o-8101/cancellationReasons')).toBe('getOrderCancellationReasons')
    expect(reached('GET', '/order/getDetails/o-8101')).toBe('getOrderDetails')
    expect(reached('GET', '/order/getPdfForOrder/o-8101')).toBe('getOrderPdf')
    expect(reached('GET', '/order/getDetails/cancellationReasons')).toBe('getOrderDetails')
    expect(reached('GET', '/order/getPdfForOrder/cancellationReasons')).toBe('getOrderPdf')
  })

  it('G111: mobility-modes is not matched as a kind of resource', () => {
    expect(reached('POST', '/resource/mobilityModes/get')).toBe('getMobilityModes')
    expect(reached('POST', '/resource/gasStation/get')).toBe('getResource')
    expect(reached('POST', '/resource/rentalcar/find/all')).toBe('findAllRentalCarResources')
    expect(reached('POST', '/resource/getByFilter')).toBe('getResourcesByFilter')
  })

  it('distinguishes a wrong method from an unknown path', () => {
    expect(match('DELETE', '/auth/login')).toEqual({ kind: 'wrong-method', allow: ['POST'] })
    expect(match('POST', '/auth/nothing')).toEqual({ kind: 'unknown-path' })
  })
})
