/** `npm run conformance`: holds a server to the contract. See `scripts/conformance/README.md`. */
import { runConformance } from './conformance/command.ts'
import { HELP, readOptions } from './conformance/options.ts'

try {
  const options = readOptions(process.argv.slice(2))
  if (options.help) console.log(HELP)
  else process.exitCode = (await runConformance(options)) > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
