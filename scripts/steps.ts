/** Runs the steps of a suite. Prints one line for each, and the full output only of failed steps. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { runJobs } from './processes/run-jobs.ts'

export interface Step {
  readonly name: string
  /** A command with arguments, or a check that returns its findings. */
  readonly run: readonly string[] | (() => readonly string[] | Promise<readonly string[]>)
}
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped?: number
  /** What failed: names of tests or steps, for the list at the end of `npm test`. */
  readonly failures?: readonly string[]
}

/**
 * Runs all steps, even after a failure, and writes `reports/<suite>.json` with the counts. Sets the exit code if a step
 * failed. `lanes` is how many steps run in parallel, which requires that no step reads what another one writes.
 */
export async function runSteps(suite: string, steps: readonly Step[], lanes = 1): Promise<Outcome> {
  const failures: string[] = []
  await runJobs(steps, lanes, async ({ name, run }) => {
    const start = performance.now()
    const findings = await outcomeOf(run)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`${findings === undefined ? 'ok    ' : 'FAILED'}  ${suite}: ${name}  (${seconds} s)`)
    if (findings === undefined) return
    failures.push(name)
    console.log(findings.replace(/^/gm, '        '))
  })
  const outcome = { passed: steps.length - failures.length, failed: failures.length, failures }
  mkdirSync('reports', { recursive: true })
  writeFileSync(`reports/${suite}.json`, JSON.stringify(outcome))
  if (failures.length > 0) process.exitCode = 1
  return outcome
}

/** The failure as text, or `undefined` if the step passed. */
async function outcomeOf(run: Step['run']): Promise<string | undefined> {
  if (typeof run !== 'function') {
    const { code, output } = await runCommand(run)
    return code === 0 ? undefined : output || `exit code ${code}`
  }
  try {
    const findings = await run()
    return findings.length === 0 ? undefined : findings.join('\n')
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

/** Running commands. */
const running = new Set<ChildProcess>()
let isEnding = false

/**
 * Commands run in separate process groups, so that only this process ends them: Playwright stops its servers only at
 * SIGINT.
 */
const hasGroups = process.platform !== 'win32'

function endCommands(): void {
  isEnding = true
  process.exitCode = 1
  for (const child of running) end(child, 'SIGINT')
}
function end({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) process.kill(hasGroups ? -pid : pid, signal)
}
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Runs a command without a shell. Returns its exit code and all its output, with which `onOutput` is called as it arrives.
 * A termination signal is forwarded to the command, and this process ends after it: an orphaned server would keep its
 * port, and fail the next run. A command that takes longer than `limit` is killed with all its processes.
 */
export function runCommand(
  [command = '', ...args]: readonly string[],
  onOutput?: (part: Buffer) => void,
  limit?: number,
): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NODE_NO_WARNINGS: '1',
    NO_COLOR: '1',
  }
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env, detached: hasGroups })
    begin(child)
    const clock = limit !== undefined && setTimeout(() => end(child, 'SIGKILL'), limit)
    const parts: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        parts.push(part)
        onOutput?.(part)
      })
    child.on('error', (error) => {
      if (clock !== false) clearTimeout(clock)
      finish(child)
      reject(error)
    })
    child.on('close', (code) => {
      if (clock !== false) clearTimeout(clock)
      finish(child)
      if (isEnding) return // The next steps are not started.
      resolve({ code: code ?? 1, output: Buffer.concat(parts).toString('utf8').trimEnd() })
    })
  })
}

function begin(child: ChildProcess): void {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, endCommands)
  running.add(child)
}

function finish(child: ChildProcess): void {
  running.delete(child)
  if (running.size > 0) return
  if (isEnding) process.exit()
  for (const signal of SIGNALS) process.off(signal, endCommands)
}
