import { afterEach, expect, it, vi } from 'vitest'
import teardown, { DELIBERATE } from '../violations-teardown.ts'

vi.mock('node:fs', () => ({ mkdirSync: vi.fn(), writeFileSync: vi.fn() }))
afterEach(() => void vi.unstubAllGlobals())

const answer = (...worlds: string[]): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(worlds.map((world) => ({ world })))))
}

it('fails the whole run for one answer off the contract, in whatever world', async () => {
  answer('test-1')
  await expect(teardown({ projects: [{ use: { baseURL: 'http://sandbox.test' } }] })).rejects.toThrow(
    '1 contract violations',
  )
})

it('is content when there is none but the deliberate one', async () => {
  answer(DELIBERATE)
  await expect(teardown({ projects: [{ use: { baseURL: 'http://sandbox.test' } }] })).resolves.toBeUndefined()
})
