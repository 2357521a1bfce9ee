/** The contract at revisions of git. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { bundleContract, joinFiles } from './bundle.ts'
import type { Contract } from '../../openapi/contract-types.ts'

const CACHE = '.cache/contract-diff'

/** The bundled contract at a git revision, or of the working tree. Throws if it cannot be bundled. */
export function contractAt(revision?: string): Contract {
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

/** The commit of a released version: its tag, otherwise the commit that added its heading to the changelog. */
export function commitOf(version: string): string {
  const tag = git('tag', '--list', `v${version}`).toString().trim()
  if (tag !== '') return tag
  const found = git('log', '--format=%H', `-S## [${version}]`, '--', 'CHANGELOG.md').toString().trim()
  const first = found.split('\n').at(-1)
  if (first === undefined || first === '')
    throw new Error(`no tag v${version}, and no commit has it in CHANGELOG.md: name a revision with --since`)
  return first
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
