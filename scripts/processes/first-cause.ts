import { existsSync, readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'

interface Cause {
  readonly what: string
  /** `file:line:column`. */
  readonly place: string | undefined
}

/** The formats in which the programs behind `npm start` print their first mistake. */
const WAYS: readonly ((output: string) => Cause | undefined)[] = [
  // Redocly, for the contract.
  (output) => causeOf(/Failed to parse: (?<what>.+?) in "(?<file>.+?)" \((?<at>[\d:]+)\)/.exec(output)),
  // Vite, for the portal.
  (output) => causeOf(/^\[\w+\] (?<what>.+)\n.*\[ (?<file>\S+?):(?<at>\d+:\d+) \]/m.exec(output)),
  // tsx, for the sandbox and the scripts.
  (output) => causeOf(/^(?<file>\S+?):(?<at>\d+:\d+): ERROR: (?<what>.+)/m.exec(output)),
  // An uncaught error with a position in our files.
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
 * The first mistake in a program's output, in at most three lines: the error, its place, and the line itself.
 * `undefined` if there is none. Consequential errors, stack traces and boxes of advice would only hide it.
 */
export function firstCause(output: string, root = process.cwd()): string | undefined {
  // Colours start with a control character.
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

/** Output arrives in pieces. After this pause it is complete. */
const QUIET_MS = 150
/** A page requests a broken file several times, which is one mistake. */
const SAME_WITHIN_MS = 5000

/** Passes on a program's output, but shows only the first cause of its mistakes. */
export function printFirstCauses(streams: readonly Readable[], print: (words: string) => void): void {
  let pending = ''
  let timer: NodeJS.Timeout | undefined
  let last = { words: '', at: 0 }
  const pass = (): void => {
    const cause = firstCause(pending)
    const words = cause === undefined ? pending : `\n${cause}\n`
    pending = ''
    const isRepeated = cause !== undefined && words === last.words && Date.now() - last.at < SAME_WITHIN_MS
    last = { words, at: Date.now() }
    if (!isRepeated) print(words)
  }
  for (const stream of streams) {
    stream.setEncoding('utf8')
    stream.on('data', (part: string) => {
      pending += part
      clearTimeout(timer)
      timer = setTimeout(pass, QUIET_MS)
    })
  }
}
