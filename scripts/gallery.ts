/**
 * `npm run gallery [-- --port 5180]`: shows all building blocks in all their states, without a backend. Every other
 * development server has the gallery too, at `/portal/gallery/`. Production builds do not.
 */
import { createServer } from 'vite'
import { readArguments } from './read-arguments.ts'
import { freePort } from './processes/ports.ts'
import { runCommand } from './steps.ts'

const { values } = readArguments({ options: { port: { type: 'string', default: '5180' } } })

const { code, output } = await runCommand([process.execPath, '--import', 'tsx', 'scripts/generate.ts'])
if (code !== 0) throw new Error(output)
const port = await freePort(Number(values.port))
const server = await createServer({
  logLevel: 'warn',
  server: { host: '127.0.0.1', port, strictPort: true, proxy: {} },
})
await server.listen()
console.log(`Gallery  http://localhost:${port}/portal/gallery/`)
