/** A goal: a figure of the portal relative to the same figure of react-admin in the same run. */
export interface Goal {
  readonly label: string
  readonly unit: 'KiB' | 'CPU ms' | 'MiB' | 'ms'
  /**
   * The sign-in page is measured separately, and compared with react-admin opened there, which is its fastest start.
   */
  readonly run: 'login' | 'whole'
  /** The comparison's names of the portal's figure and of the peers' figure. */
  readonly figure: string
  readonly peer: string
  /** The maximum ratio to react-admin. */
  readonly ratio: number
}

const goal = (
  label: string,
  unit: Goal['unit'],
  run: Goal['run'],
  figure: string,
  ratio: number,
  peer = figure,
): Goal => ({ label, unit, run, figure, peer, ratio })

export const goals: readonly Goal[] = [
  goal('JS and CSS until sign-in is usable', 'KiB', 'login', 'loginJsCssKB', 0.42),
  goal('CPU until sign-in is usable', 'CPU ms', 'login', 'loginCpu', 0.6),
  // The only goal measured in elapsed time, because the time mostly passes while waiting for responses, which CPU time
  // does not include.
  goal('sign-in click until home is usable', 'ms', 'whole', 'signIn', 1.5),
  goal('users list', 'CPU ms', 'whole', 'usersCpu', 0.6),
  goal('form, open', 'CPU ms', 'whole', 'editCpu', 0.9),
  goal('form, typing', 'CPU ms', 'whole', 'editTypeCpu', 1.0),
  goal('1000 rows', 'CPU ms', 'whole', 'table1000Cpu', 0.15),
  goal('1000 rows, heap', 'MiB', 'whole', 'table1000HeapMB', 0.25),
  // The portal renders only the visible rows, react-admin renders the first 1000.
  goal('20,000 rows, open', 'CPU ms', 'whole', 'filterVOpenCpu', 0.15, 'filterOpenCpu'),
  goal('20,000 rows, filter typing', 'CPU ms', 'whole', 'filterVCpu', 0.2, 'filterCpu'),
]
