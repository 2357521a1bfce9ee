/** After the last browser test, throws if a response in any world has broken the contract, which fails the run. */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Violation } from '../mocks/log.ts'

/** The world of the test that proves that a violation is found. */
export const DELIBERATE = 'deliberate-violation'

/** The parts of Playwright's `FullConfig` that we read. */
interface Config {
  readonly projects: readonly { readonly use: { readonly baseURL?: string | undefined } }[]
}

export default async function teardown({ projects }: Config): Promise<void> {
  const { baseURL } = projects[0]?.use ?? {}
  const response = await fetch(`${baseURL}/sandbox/violations`)
  if (!response.ok) throw new Error(`the sandbox does not list its violations: ${response.status}`)
  const all = (await response.json()) as Violation[]
  const violations = all.filter(({ world }) => world !== DELIBERATE)
  mkdirSync('reports', { recursive: true })
  writeFileSync('reports/violations.json', JSON.stringify(violations, null, 2))
  if (violations.length > 0)
    throw new Error(`${violations.length} contract violations, see reports/violations.json`)
}
