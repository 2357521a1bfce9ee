import { existsSync, readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'

interface Cause {
  readonly what: string
  /** `file:line:column`. */
  readonly place: string | undefined
}

/** How the programs behind `npm start` write the first mistake that they meet. */
const WAYS: readonly ((output: string) => Cause | undefined)[] = [
  // Redocly, of the contract.
  (output) => causeOf(/Failed to parse: (?<what>.+?) in "(?<file>.+?)" \((?<at>[\d:]+)\)/.exec(output)),
  // Vite, of the portal.
  (output) => causeOf(/^\[\w+\] (?<what>.+)\n.*\[ (?<file>\S+?):(?<at>\d+:\d+) \]/m.exec(output)),
  // tsx, of the sandbox and the scripts.
  (output) => causeOf(/^(?<file>\S+?):(?<at>\d+:\d+): ERROR: (?<what>.+)/m.exec(output)),
  // An error that nobody caught, where it comes from in our files.
  (output) => {
    const what = /^\w*Error\b.*: .+/m.exec(output)?.[0]
    const place = /\bat .*?\(?(?:file:\/\/)?(?<place>\/(?!.*node_modules)\S+?\.tsx?:\d+:\d+)/.exec(output)
    return what === undefined ? undefined : { what, place: place?.groups?.['place'] }
  },
]

function causeOf(match: RegExpExecArray | null): Cause | undefined {
  const { what = '', file = '', at = '' } = match?.groups ?? {}
  return match === null ? undefined : { what, place: `${file}:${at}` }
}

/**
 * The first mistake that a program tells of, in three lines at most: what is wrong, where, and the line itself. Undefined
 * when it tells of none. What follows from it, stacks and boxes of advice only hide it.
 */
export function firstCause(output: string, root = process.cwd()): string | undefined {
  // Colours begin with a control character.
  const plain = stripVTControlCharacters(output)
  for (const read of WAYS) {
    const cause = read(plain)
    if (!cause) continue
    const place = cause.place?.replace(`${root}/`, '')
    return [cause.what, place, lineAt(place)].filter((line) => line !== undefined).join('\n')
  }
  return undefined
}

function lineAt(place = ''): string | undefined {
  const [file = '', line] = place.split(':')
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n')[Number(line) - 1]?.trimEnd() : undefined
}

/** What a program says comes in pieces; so long after the last one, it is complete. */
const QUIET_MS = 150
/** A page asks for a broken file several times, which is one mistake. */
const SAME_WITHIN_MS = 5000

/** Passes on what a program says, and of its mistakes only the first cause. */
export function tellFirstCauses(streams: readonly Readable[], tell: (words: string) => void): void {
  let said = ''
  let timer: NodeJS.Timeout | undefined
  let last = { words: '', at: 0 }
  const pass = (): void => {
    const cause = firstCause(said)
    const words = cause === undefined ? said : `\n${cause}\n`
    said = ''
    const isRepeated = cause !== undefined && words === last.words && Date.now() - last.at < SAME_WITHIN_MS
    last = { words, at: Date.now() }
    if (!isRepeated) tell(words)
  }
  for (const stream of streams) {
    stream.setEncoding('utf8')
    stream.on('data', (part: string) => {
      said += part
      clearTimeout(timer)
      timer = setTimeout(pass, QUIET_MS)
    })
  }
}
