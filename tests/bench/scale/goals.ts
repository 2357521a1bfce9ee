/** The limits of the long lists, and whether they are kept. */

/** The measurements of one step on one list. */
export interface Figure {
  readonly list: string
  readonly step: string
  /** CPU time of the page's main thread, in ms. */
  readonly cpu: number
  /** CPU time of the longest task of the main thread, in ms. */
  readonly longest: number
  /** From the first input to the last change of the page, in ms. */
  readonly wall: number
  /** What is wrong with the result of the step, such as rows missing in a file. */
  readonly fault?: string
  readonly peer?: PeerGoal
}

/** A figure of react-admin in the same run, by its name in the comparison, and the maximum ratio to it. */
export interface PeerGoal {
  readonly figure: string
  readonly ratio: number
}

/** The same ratios as `npm run bench` has for lists. */
export const PEER = {
  /** A page that the server filters, sorts and limits. */
  page: { figure: 'usersCpu', ratio: 0.5 },
  /** 20,000 rows in the browser. */
  open: { figure: 'filterOpenCpu', ratio: 0.15 },
  typing: { figure: 'filterCpu', ratio: 0.2 },
} as const satisfies Record<string, PeerGoal>

/**
 * A page that does not respond for 200 ms feels frozen (the limit of a good interaction in Web Vitals). A task of 50 ms
 * takes that long on a machine that is four times slower than the measuring one. It is CPU time, because on a busy
 * machine a short task may wait for long.
 */
export const LONGEST_TASK_MS = 50

/** A Markdown table of the figures with their goals, and the number of missed goals. */
export function verdicts(
  figures: readonly Figure[],
  peerOf: (figure: string) => number | undefined,
): { readonly lines: readonly string[]; readonly missed: number } {
  let missed = 0
  const lines = figures.map(({ list, step, cpu, longest, wall, fault, peer }) => {
    const base = peer && peerOf(peer.figure)
    const goal = peer && base !== undefined ? peer.ratio * base : undefined
    const faults = [
      ...(goal !== undefined && cpu > goal ? ['CPU'] : []),
      ...(longest > LONGEST_TASK_MS ? ['frozen'] : []),
      ...(fault === undefined ? [] : [fault]),
    ]
    missed += faults.length
    const shown = [cpu.toFixed(0), goal?.toFixed(0) ?? '', longest.toFixed(0), LONGEST_TASK_MS]
    return `| ${[list, step, ...shown, (wall / 1000).toFixed(1), faults.length > 0 ? `MISSED: ${faults.join(', ')}` : 'ok'].join(' | ')} |`
  })
  const head = ['list', 'step', 'CPU ms', 'goal', 'longest task', 'goal', 's', '']
  return { lines: [`| ${head.join(' | ')} |`, '|---|---|---:|---:|---:|---:|---:|---|', ...lines], missed }
}

/** The lists of `--only`, or all of them without it. Throws for a list that does not exist. */
export function chosen<List extends { readonly name: string }>(
  lists: readonly List[],
  only: string | undefined,
): readonly List[] {
  if (only === undefined) return lists
  return only.split(',').map((name) => {
    const list = lists.find((one) => one.name === name)
    if (!list) throw new Error(`--only takes ${lists.map((one) => one.name).join(', ')}, not ${name}`)
    return list
  })
}

/** What is wrong with the rows of an exported file. The first row has the headers. */
export function faultOf(
  sheet: readonly (readonly unknown[])[],
  expected: number,
  numbers: readonly string[],
): string | undefined {
  const [head = [], ...rows] = sheet
  if (rows.length !== expected) return `${rows.length} rows in the file, not ${expected}`
  const textual = numbers.find((header) => {
    const place = head.indexOf(header)
    const values = rows.map((row) => row[place]).filter((value) => value !== null && value !== undefined)
    return place < 0 || values.length === 0 || values.some((value) => typeof value !== 'number')
  })
  return textual === undefined ? undefined : `"${textual}" holds no numbers`
}
