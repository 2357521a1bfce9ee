import { afterEach, expect, it, vi } from 'vitest'
import teardown, { DELIBERATE } from '../violations-teardown.ts'

vi.mock('node:fs', () => ({ mkdirSync: vi.fn(), writeFileSync: vi.fn() }))
afterEach(() => void vi.unstubAllGlobals())

const answer = (...worlds: string[]): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(worlds.map((world) => ({ world })))))
}

it('the whole run fails for one response that breaks the contract, in any world', async () => {
  answer('test-1')
  await expect(teardown({ projects: [{ use: { baseURL: 'http://sandbox.test' } }] })).rejects.toThrow(
    '1 contract violations',
  )
})

it('the run passes if the only violation is the deliberate one', async () => {
  answer(DELIBERATE)
  await expect(teardown({ projects: [{ use: { baseURL: 'http://sandbox.test' } }] })).resolves.toBeUndefined()
})
