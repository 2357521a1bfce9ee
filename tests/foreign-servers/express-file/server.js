// Starts the API: `node server.js --contract openapi.json --port 8080`. Prints its port, then serves.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createApp } from './src/app.js'
import { openDatabase } from './src/database.js'
import { activate, names } from './src/mistakes.js'
import { readContract } from './src/validation.js'

const { values } = parseArgs({
  options: {
    contract: { type: 'string' }, // the contract in one JSON file
    port: { type: 'string', default: '8080' },
    database: { type: 'string' }, // a file to keep; without it a new one in the folder for temporary files
    mistake: { type: 'string' }, // a name of the file MISTAKES
  },
})

if (values.mistake !== undefined && !names(readFileSync(new URL('MISTAKES', import.meta.url), 'utf8')).includes(values.mistake)) {
  console.error(`There is no mistake ${values.mistake}.`)
  process.exit(2)
}
activate(values.mistake)
readContract(values.contract)

const temporary = values.database === undefined ? mkdtempSync(join(tmpdir(), 'portal-')) : undefined
if (temporary) process.on('exit', () => rmSync(temporary, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0))

const file = values.database ?? join(temporary, 'portal.json')
const app = createApp(await openDatabase(file))
const server = app.listen(Number(values.port), '127.0.0.1', () => console.log(server.address().port))
