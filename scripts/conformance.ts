/** `npm run conformance`: checks a server against the contract. See `scripts/conformance/README.md`. */
import { conformance } from './conformance/command.ts'

process.exitCode = await conformance(process.argv.slice(2))
