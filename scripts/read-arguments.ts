import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * Reads the arguments of a command, like `parseArgs`. Ends the process for `--help`, which lists the options, and for a
 * mistake, which is explained in a sentence, because a stack trace would hide it. `names` are listed by `--help` too, such
 * as "Suites: check, unit."
 */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  names?: string,
): ReturnType<typeof parseArgs<Config>> {
  const args = config.args ?? process.argv.slice(2)
  if (args.includes('--help') && config.options?.['help'] === undefined) {
    console.log([optionsOf(config), names].filter((text) => text !== undefined).join(' '))
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const [mistake] = error.message.split(/[.\n]/)
    return refuseArguments(`${mistake}. ${optionsOf(config)}`)
  }
}

/** Ends the process if a given name, such as that of a step or suite, is unknown. */
export function refuseUnknown(kind: string, given: readonly string[], known: readonly string[]): void {
  const unknown = given.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  refuseArguments(`No ${kind} is called ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
}

function refuseArguments(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

/** Such as "Options: --port 5173, --scale, --replay TEXT." */
function optionsOf({ options = {} }: ParseArgsConfig): string {
  const all = Object.entries(options).map(([name, { type, default: value }]) =>
    type === 'boolean' ? `--${name}` : `--${name} ${value === undefined ? 'TEXT' : String(value)}`,
  )
  return all.length === 0 ? 'There are no options.' : `Options: ${all.join(', ')}.`
}
