import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly CiStep[] }>>
}
interface CiStep {
  readonly run?: string
  readonly with?: Readonly<Record<string, string>>
}

const read = (path: string): string => readFileSync(path, 'utf8')

describe('the sample CI workflow', () => {
  const workflow = parse(read('.github/workflows/ci.yml')) as Workflow
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)

  it('runs the commands of .ci/run, in that order, and no others', () => {
    const commands = read('.ci/run')
      .split('\n')
      .filter((line) => /^\w/.test(line) && !/^(set|cd) /.test(line))
    expect(commands).toContain('npm test')
    expect(steps.flatMap(({ run }) => (run === undefined ? [] : [run]))).toEqual(commands)
  })

  it('uses the version of Node in .nvmrc, which the project allows', () => {
    const settings = steps.map((step) => step.with?.['node-version-file'])
    expect(settings).toContain('.nvmrc')
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
    const [, leastMajor, leastMinor] = /^>=(\d+)\.(\d+)$/.exec(engines.node) ?? []
    const [major, minor] = read('.nvmrc').trim().split('.')
    expect(Number(major)).toBe(Number(leastMajor))
    expect(Number(minor)).toBeGreaterThanOrEqual(Number(leastMinor))
  })
})
