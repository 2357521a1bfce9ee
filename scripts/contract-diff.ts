/**
 * `npm run contract:diff -- REV [REV] [--comment FILE]`: lists the changes of the contract since a git revision, up to
 * another one or to the working tree, breaking changes first; `--comment` also writes them as Markdown, for a comment
 * on a pull request. Exit code 1 for a breaking change, 2 if the comparison fails.
 *
 * A custom script, because Redocly's `diff` (2.77, experimental) does not know roles, and rates a shared schema by its
 * first use only: a narrower request there is reported as harmless.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { bundleContract, joinFiles } from './contract/bundle.ts'
import { contractDifferences } from './contract/diff-operations.ts'
import { commentOf, textOf } from './contract/diff-report.ts'
import type { Contract } from '../openapi/contract-types.ts'

const CACHE = '.cache/contract-diff'

try {
  const { values, positionals } = parseArgs({
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

/** The bundled contract at a git revision, or of the working tree. Throws if it cannot be bundled. */
function contractAt(revision?: string): Contract {
  if (revision === undefined) return bundled('openapi', join(CACHE, 'working-tree.json'))
  const commit = git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).toString().trim()
  const folder = join(CACHE, commit)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit, 'openapi') })
  const contract = bundled(join(folder, 'openapi'), `${folder}.json`)
  rmSync(folder, { recursive: true, force: true })
  return contract
}

function git(...args: string[]): Buffer {
  const { status, stdout, stderr } = spawnSync('git', args, { maxBuffer: 1e9 })
  if (status !== 0)
    throw new Error(`git ${args.join(' ')}: ${stderr.toString().trim() || 'no such revision'}`)
  return stdout
}

/** Older revisions list their paths in openapi.yaml and contain no derived parts. */
function bundled(folder: string, target: string): Contract {
  const root = join(folder, 'openapi.yaml')
  const isWhole = 'paths' in (parse(readFileSync(root, 'utf8')) as object)
  if (isWhole) joinFiles(root, target)
  else bundleContract(folder, target)
  return JSON.parse(readFileSync(target, 'utf8')) as Contract
}
