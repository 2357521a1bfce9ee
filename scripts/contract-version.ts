/**
 * `npm run contract:version [-- --since REV]`: the next version, on the first line, and why, one reason a line. Compares the
 * contract of the working tree with that of the newest version in CHANGELOG.md, found by its tag `v1.2.3` or by the commit that wrote
 * its heading, and reads what the changelog has under Unreleased. `docs/versions.md` says what breaks whom. Exit code 2 when the
 * comparison fails.
 */
import { readFileSync } from 'node:fs'
import { contractDifferences } from './contract/diff-operations.ts'
import { nextVersion, reasonsFor } from './contract/next-version.ts'
import { commitOf, contractAt } from './contract/revisions.ts'
import { readArguments } from './read-arguments.ts'
import { versionIn } from './pack/version.ts'

try {
  const { values } = readArguments({ options: { since: { type: 'string' } } })
  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  const current = versionIn(changelog)
  const since = contractAt(values.since ?? commitOf(current))
  const reasons = reasonsFor(contractDifferences(since, contractAt()), changelog)
  console.log(nextVersion(current, reasons))
  for (const { step, text } of reasons) console.log(`  ${step}: ${text}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
