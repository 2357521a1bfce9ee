/** The command-line options of `npm run conformance`. */
import { parseArgs } from 'node:util'
import { quoted } from './exchange.ts'
import { GUIDE, INVOKED_AS } from './invoked-as.ts'
import { LEVELS, LEVEL_NOTES, toLevel, type Level } from './levels.ts'
import { withoutUndefined } from '../../openapi/without-undefined.ts'

export interface Options {
  target?: string
  contract?: string
  auth?: string
  areas: readonly string[]
  operations: readonly string[]
  level: Level
  readOnly: boolean
  disposable: boolean
  seed: number
  reference?: string
  replay?: Replay
  report: string
  count: number
  rate?: number
  minutes?: number
  baseline?: string
  writeBaseline?: string
  before?: string
  after?: string
  help: boolean
}
export interface Replay {
  law: string
  name: string
  seed: number
}

export const HELP = `${INVOKED_AS} [options]

  --target URL      where the contract's paths begin; the sandbox in this process without it
  --contract WHERE  another OpenAPI 3.1 document, a file or an address; the laws that need only what it states are tried
  --auth FILE       credentials per role, see ${GUIDE}
  --area A          only this area; may be repeated
  --operation ID    only this operation; may be repeated
  --level L         ${LEVELS.map((level, index) => `${index + 1} ${level}: ${LEVEL_NOTES[level]}`).join('\n                    ')}
                    invalid: ${LEVEL_NOTES.invalid}
  --count N         how many requests --level invalid sends; 10000
  --read-only       sends nothing that changes data
  --disposable      a server without worlds may be left changed; without it, only what the run creates is changed
  --seed N          seed of the random choices; 1
  --rate N          at most N requests per second
  --minutes N       tries no further case after N minutes; the most telling come first
  --baseline FILE   known findings: exit code 1 only when one is new, or gone although its case was tried
  --write-baseline FILE  writes the findings of this run as the known ones; then the exit code is 0
  --before WHAT     a command, or an address that is asked with POST, before the run; with --after when it is over
  --reference URL   compares the answers with those of another server; "sandbox" for the sandbox
  --replay ID       one case again, as a finding names it
  --report DIR      where the reports go; reports/conformance

Exit codes: 0 no findings; 1 findings; 2 the run could not start (options, sign-in, connection).`

/** Parses the command line. Throws an error with a message for the user. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      target: { type: 'string' },
      contract: { type: 'string' },
      auth: { type: 'string' },
      area: { type: 'string', multiple: true, default: [] },
      operation: { type: 'string', multiple: true, default: [] },
      level: { type: 'string', default: 'full' },
      count: { type: 'string', default: '10000' },
      'read-only': { type: 'boolean', default: false },
      disposable: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      rate: { type: 'string' },
      minutes: { type: 'string' },
      baseline: { type: 'string' },
      'write-baseline': { type: 'string' },
      before: { type: 'string' },
      after: { type: 'string' },
      reference: { type: 'string' },
      replay: { type: 'string' },
      report: { type: 'string', default: 'reports/conformance' },
      help: { type: 'boolean', default: false },
    },
  })
  const replay = values.replay === undefined ? undefined : toReplay(values.replay)
  return {
    ...withoutUndefined({ target: values.target, contract: values.contract, auth: values.auth }),
    areas: values.area,
    operations: values.operation,
    level: toLevel(values.level),
    readOnly: values['read-only'],
    disposable: values.disposable,
    seed: replay?.seed ?? number('seed', values.seed),
    ...(values.rate !== undefined && { rate: number('rate', values.rate, 1) }),
    ...(values.minutes !== undefined && { minutes: number('minutes', values.minutes, 1) }),
    ...withoutUndefined({
      baseline: values.baseline,
      writeBaseline: values['write-baseline'],
      before: values.before,
      after: values.after,
      reference: values.reference,
      replay,
    }),
    report: values.report,
    count: number('count', values.count),
    help: values.help,
  }
}

/** The command that runs the suite on the same target with the same options. */
export const commandOf = ({ target, contract, auth, reference, disposable }: Options): string =>
  [
    INVOKED_AS,
    ...Object.entries({ target, contract, auth, reference }).flatMap(([name, value]) =>
      value === undefined ? [] : [`--${name} ${quoted(value)}`],
    ),
    ...(disposable ? ['--disposable'] : []),
  ].join(' ')

function number(name: string, text: string, minimum = 0): number {
  const value = Number(text)
  if (text === '' || !Number.isInteger(value) || value < minimum)
    throw new Error(`--${name} is a whole number from ${minimum}, not ${text}`)
  return value
}

/** Parses `law:case:seed`. */
function toReplay(id: string): Replay {
  const [law, name, seed] = id.split(':')
  if (law === undefined || name === undefined || seed === undefined)
    throw new Error('--replay takes what a finding names: law:case:seed')
  return { law, name, seed: number('replay', seed) }
}
