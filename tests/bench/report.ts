import type { Goal } from './goals.ts'

/** The figures of one run of one app, by name. Runs with the same `round` belong together. */
export type Round = Readonly<Record<string, unknown>>
/** By app. */
export type Runs = Readonly<Record<string, readonly Round[]>>

const BASELINE = 'react-admin'
const PORTAL = 'portal'

/**
 * A Markdown table of the goals with each app's median and its ratio to react-admin, and the number of missed goals.
 */
export function table(
  goals: readonly Goal[],
  runsOf: (goal: Goal) => Runs,
): { readonly lines: readonly string[]; readonly missed: number } {
  const names = [...new Set(goals.flatMap((goal) => Object.keys(runsOf(goal))))]
  let missed = 0
  const rows = goals.map((goal) => {
    const runs = runsOf(goal)
    const cells = names.map((name) => cellOf(goal, name, runs))
    const ratio = ratioOf(goal, PORTAL, runs)
    const isMissed = ratio !== undefined && ratio > goal.ratio
    if (isMissed) missed += 1
    const mark = ratio === undefined ? 'not measured' : isMissed ? 'MISSED' : 'met'
    return `| ${[goal.label, goal.unit, ...cells, goal.ratio.toFixed(2), mark].join(' | ')} |`
  })
  const head = ['median (ratio to react-admin)', 'unit', ...names, 'goal', '']
  return {
    lines: [`| ${head.join(' | ')} |`, `|---|---|${'---:|'.repeat(names.length + 1)}---|`, ...rows],
    missed,
  }
}

/**
 * An app's ratio to react-admin: the median of the ratios within each round, so that a slow moment affects both apps.
 */
export function ratioOf(goal: Goal, name: string, runs: Runs): number | undefined {
  const base = new Map(runs[BASELINE]?.map((round) => [round['round'], round[goal.peer]]))
  const ratios = (runs[name] ?? []).flatMap((round) => {
    const own = valueOf(goal, name, round)
    const its = base.get(round['round'])
    return own !== undefined && typeof its === 'number' && its > 0 ? [own / its] : []
  })
  return median(ratios)
}

function cellOf(goal: Goal, name: string, runs: Runs): string {
  const value = median((runs[name] ?? []).flatMap((round) => valueOf(goal, name, round) ?? []))
  if (value === undefined) return 'n/a'
  const shown = value >= 100 ? value.toFixed(0) : value.toFixed(1)
  const ratio = name === BASELINE ? undefined : ratioOf(goal, name, runs)
  return ratio === undefined ? shown : `${shown} (${ratio.toFixed(2)})`
}

/** react-admin has its own figure. The others use the portal's figure, or react-admin's if they render all rows. */
function valueOf(goal: Goal, name: string, round: Round): number | undefined {
  const value = name === BASELINE ? round[goal.peer] : (round[goal.figure] ?? round[goal.peer])
  return typeof value === 'number' ? value : undefined
}

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  return upper === undefined || sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
