import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Workflow {
  readonly jobs: Readonly<Record<string, Job>>
}
interface Job {
  readonly strategy?: { readonly matrix: { readonly node: readonly string[] } }
  readonly steps: readonly CiStep[]
}
interface CiStep {
  readonly run?: string
  readonly with?: Readonly<Record<string, string>>
}

const read = (path: string): string => readFileSync(path, 'utf8')

it('docs/tests.md names the JUnit files that the suites write', () => {
  const written = [
    ...`${read('playwright.config.ts')}${read('scripts/test.ts')}`.matchAll(/reports\/\w+\.xml/g),
  ]
  expect(written).toHaveLength(2)
  for (const [file] of written) expect(read('docs/tests.md')).toContain(`\`${file}\``)
})

describe('the sample CI workflow', () => {
  const workflow = parse(read('.github/workflows/ci.yml')) as Workflow
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)
  const commandsOf = (job: string): string[] =>
    workflow.jobs[job]?.steps.flatMap(({ run }) => (run === undefined ? [] : [run])) ?? []

  it('runs exactly the commands of .ci/run, in the same order', () => {
    const commands = read('.ci/run')
      .split('\n')
      .filter((line) => /^\w/.test(line) && !/^(set|cd) /.test(line))
    expect(commands).toContain('npm test -- --all')
    expect(commandsOf('test')).toEqual(commands)
  })

  it('checks packages for known vulnerabilities and signatures', () => {
    expect(commandsOf('packages')).toEqual(
      expect.arrayContaining(['npm audit --audit-level=moderate', 'npm audit signatures']),
    )
  })

  it('writes a bill of materials of the shipped code', () => {
    const job = commandsOf('packages').find((command) => command.startsWith('npm sbom'))
    expect(job).toBe('npm sbom --omit=dev --sbom-format=cyclonedx > sbom.json')
  })

  it('lets no package run code at its installation, and installs no release of the last days', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
    expect(read('.npmrc')).toMatch(/^min-release-age=[3-9]$/m)
    expect(read('.npmrc')).toMatch(/^engine-strict=true$/m)
  })

  it('tests from the oldest Node that the project allows to the version that README recommends', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
    const tried = workflow.jobs['test']?.strategy?.matrix.node ?? []
    expect(`>=${tried[0]}`).toBe(engines.node)
    expect(tried.at(-1)).toBe(read('.nvmrc').trim())
    expect(read('README.md')).toContain(`Node ${tried[0]} or later (we recommend ${tried.at(-1)})`)
    const settings = steps.map((step) => step.with?.['node-version'] ?? step.with?.['node-version-file'])
    expect(settings).toEqual(expect.arrayContaining(['${{ matrix.node }}', '.nvmrc']))
  })
})
