/** Activates the defects one by one and records which of them the laws find. */
import { createSuite } from '../command.ts'
import { type Finding, findingsOf } from '../findings.ts'
import { LAWS } from '../laws/index.ts'
import { survey, run } from '../run.ts'
import type { Suite } from '../suite.ts'
import type { Defect } from './defect.ts'
import { DEFECTS } from './defects/index.ts'
import { createDefectiveServer } from './server.ts'

export interface Score {
  defects: DefectOutcome[]
  /** Findings without any defect. There should be none. */
  control: Finding[]
}
export interface DefectOutcome {
  id: string
  kind: string
  area: string
  operation: string
  /** Findings at the operation that has the defect. */
  found: number
  findings: Finding[]
  ms: number
}

/** Tries all defects, or the named ones, and calls `onOutcome` after each. */
export async function scoreOf(
  only: readonly string[],
  onOutcome: (outcome: DefectOutcome) => void,
): Promise<Score> {
  const server = await createDefectiveServer()
  const suite = await createSuite(server.target)
  await survey(suite)
  const chosen = DEFECTS.filter(({ id }) => only.length === 0 || only.includes(id))
  const operations = new Set(chosen.map(({ operation }) => operation))
  const control = await findingsFor(suite, (id) => operations.has(id))
  const defects: DefectOutcome[] = []
  for (const defect of chosen) {
    server.activate(defect)
    const outcome = await tryDefect(suite, defect)
    defects.push(outcome)
    onOutcome(outcome)
  }
  return { defects, control }
}

async function tryDefect(suite: Suite, { id, kind, operation }: Defect): Promise<DefectOutcome> {
  const started = performance.now()
  const findings = await findingsFor(suite, (one) => one === operation)
  const found = findings.filter(
    (one) => one.operation === operation || one.steps.some(({ call }) => call.operation.id === operation),
  ).length
  const { area } = suite.api.operation(operation)
  return { id, kind, area, operation, found, findings, ms: performance.now() - started }
}

/** Runs all laws on some operations. Recipes of earlier runs are kept, their findings are dropped. */
async function findingsFor(suite: Suite, includes: (id: string) => boolean): Promise<Finding[]> {
  const own = { ...suite, observations: [] }
  await run(own, { laws: LAWS, includes }, () => undefined)
  return findingsOf(own.observations)
}

export const shareFound = ({ defects }: Score): number =>
  defects.filter(({ found }) => found > 0).length / defects.length
export const shareSingle = ({ defects }: Score): number =>
  defects.filter(({ findings }) => findings.length === 1).length / defects.length
export const areasOf = ({ defects }: Score): number => new Set(defects.map(({ area }) => area)).size
