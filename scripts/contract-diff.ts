/**
 * `npm run contract:diff -- REV [REV] [--comment FILE]`: lists the changes of the contract since a git revision, up to
 * another one or to the working tree, breaking changes first. `--comment` also writes them as Markdown, for a comment
 * on a pull request. The exit code is 1 for a breaking change, 2 if the comparison fails.
 *
 * It does not use Redocly's `diff` (2.77, experimental), which does not know roles, and rates a shared schema by its
 * first use only: if a narrower request comes later, it is reported as harmless.
 */
import { writeFileSync } from 'node:fs'
import { readArguments } from './read-arguments.ts'
import { contractDifferences } from './contract/diff-operations.ts'
import { commentOf, textOf } from './contract/diff-report.ts'
import { contractAt } from './contract/revisions.ts'

try {
  const { values, positionals } = readArguments({
    options: { comment: { type: 'string' } },
    allowPositionals: true,
  })
  const [since, until] = positionals
  if (since === undefined) throw new Error('usage: npm run contract:diff -- REV [REV] [--comment FILE]')
  const differences = contractDifferences(contractAt(since), contractAt(until))
  console.log(textOf(differences, `${since} → ${until ?? 'working tree'}`))
  if (values.comment !== undefined) writeFileSync(values.comment, commentOf(differences))
  process.exitCode = differences.some(({ breaking }) => breaking) ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
