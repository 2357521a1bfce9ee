/**
 * Runs the sandbox on a port: `npm run sandbox [-- --port 4010] [--scale] [--persist FILE] [--files FOLDER]
 * [--latency MS] [--origin URL]`. `--persist` keeps all worlds in FILE between runs. In FOLDER the control API saves
 * single worlds by name. `--origin`, which may be repeated, names an origin whose pages may call it (CORS). `--help`
 * lists the options.
 */
import { parseArgs } from 'node:util'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { createSandbox } from './app.ts'
import { persistWorlds } from './persist.ts'
import { PASSWORD, PERSONAS } from './seed/personas.ts'
import { listen } from './serve.ts'
import { createWorldFiles } from './world-files.ts'

const SAVE_EVERY_MS = 2000
const HELP = `Options:
  --port N        4010
  --origin URL    pages of this origin may call it (CORS); may be repeated
  --persist FILE  keeps the data between runs
  --files FOLDER  where the control API saves worlds by name; .cache/worlds
  --scale         with 20,000 more companies
  --latency MS    delays each response`

function main(): void {
  const values = readOptions()
  if (values.help) {
    console.log(HELP)
    return
  }
  const latency = values.latency === undefined ? {} : { latency: wholeNumber('latency', values.latency) }
  const sandbox = createSandbox({
    scale: values.scale,
    files: createWorldFiles(values.files),
    ...latency,
    ...withoutUndefined({ origins: values.origin }),
  })
  if (values.persist !== undefined) {
    const save = persistWorlds(sandbox.worlds, values.persist, console.error)
    setInterval(save, SAVE_EVERY_MS).unref()
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        save()
        process.exit(0)
      })
  }
  const port = wholeNumber('port', values.port)
  const server = listen(sandbox, port)
  server.on('listening', () => console.log(welcome(port)))
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${port} is in use; choose another with --port.` : error.message,
    )
    process.exit(1)
  })
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        help: { type: 'boolean', default: false },
        port: { type: 'string', default: '4010' },
        scale: { type: 'boolean', default: false },
        persist: { type: 'string' },
        files: { type: 'string', default: '.cache/worlds' },
        latency: { type: 'string' },
        origin: { type: 'string', multiple: true },
      },
    })
    return values
  } catch (error) {
    // A stack trace would hide the mistake.
    console.error(`${error instanceof Error ? error.message : String(error)}\n${HELP}`)
    return process.exit(1)
  }
}

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text)
  console.error(`--${name} takes a number, not ${text}.`)
  process.exit(1)
}

function welcome(port: number): string {
  const width = Math.max(...PERSONAS.map(({ login }) => login.length))
  const rows = PERSONAS.map(({ login, note }) => `  ${login.padEnd(width)}  ${note}`)
  return [`Sandbox at http://127.0.0.1:${port}/api, password of all: ${PASSWORD}`, '', ...rows, ''].join('\n')
}

main()
