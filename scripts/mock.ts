/**
 * `npm run mock [-- --port 4020]`: plain Prism on the contract. It is stateless: every response is one of the examples.
 */
import { readArguments } from './read-arguments.ts'
import { freePort } from './processes/ports.ts'
import { startPrism } from './processes/prism.ts'
import { runCommand } from './steps.ts'

const { values } = readArguments({ options: { port: { type: 'string', default: '4020' } } })

const { code, output } = await runCommand(['node_modules/.bin/tsx', 'scripts/generate.ts'])
if (code !== 0) throw new Error(output)
const port = await freePort(Number(values.port))
if (String(port) !== values.port) console.log(`Port ${values.port} is in use; taking ${port}.`)
const prism = await startPrism(port)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    prism.stop()
    process.exit(0)
  })
console.log(`
Prism answers the contract's examples at ${prism.url} (without /api).
  curl -X POST ${prism.url}/auth/login -H 'Content-Type: application/json' \\
       -H 'Prefer: code=200, example=typical' -d '{"username": "me", "passdigest": "${'0'.repeat(64)}"}'
`)
