/**
 * `npm run contract:version [-- --since REV]`: prints the next version on the first line, then the reasons, one per
 * line. Compares the contract of the working tree with that of the newest version in CHANGELOG.md, and reads the
 * entries of the changelog under Unreleased. The newest version is found by its tag `v1.2.3`, or by the commit that
 * wrote its heading. `docs/versions.md` states which changes break whom. The exit code is 2 if the comparison fails.
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
