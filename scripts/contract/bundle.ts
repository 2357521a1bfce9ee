/**
 * Builds one document from the files in `openapi/`. First it writes out the derived parts: the index of paths
 * (index-of-paths.ts), the refusals of each operation (refusals.ts) and the properties that schemas take from other
 * schemas (taken-properties.ts). Then Redocly joins the files. Readers of the contract see the result.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { filesBelow } from '../files.ts'
import {
  ContractMistakes,
  isObject,
  parseContractFile,
  type ContractFile,
  type JsonObject,
} from './contract-file.ts'
import { indexOfPaths } from './index-of-paths.ts'
import { referencesIn, targetOf } from './references.ts'
import { RULES, withRefusals } from './refusals.ts'
import { withTakenProperties } from './taken-properties.ts'

const ROOT = 'openapi.yaml'

/** Bundles the contract in a folder into a JSON file. Throws `ContractMistakes` with the mistakes in its files. */
export function bundleContract(folder: string, target: string): void {
  const texts = new Map(
    filesBelow(folder)
      .filter((path) => !path.endsWith('.ts'))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  )
  const composed = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    for (const [path, content] of composeContract(texts)) {
      const file = join(composed, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(content))
    }
    joinFiles(join(composed, ROOT), target)
  } finally {
    rmSync(composed, { recursive: true, force: true })
  }
}

/** Joins the files of a complete OpenAPI document. */
export function joinFiles(root: string, target: string): void {
  const run = spawnSync('node_modules/.bin/redocly', ['bundle', root, '-o', target], {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  if (run.status !== 0) throw new Error(`the contract cannot be bundled:\n${run.stdout}\n${run.stderr}`)
}

/**
 * The contents of the files with all derived parts written out, by path. `texts`: by path, such as `paths/trips.yaml`.
 */
export function composeContract(texts: ReadonlyMap<string, string>): Map<string, JsonObject> {
  const read = new Map([...texts].map(([path, text]) => [path, parseContractFile(path, text)]))
  const root = read.get(ROOT)
  if (root === undefined) throw new ContractMistakes([`openapi/${ROOT}: there is no such file`])
  const mistakes: string[] = []

  const { paths, mistakes: indexMistakes } = indexOfPaths(read, root)
  mistakes.push(...indexMistakes)
  for (const file of read.values())
    for (const [place, reference] of referencesIn(file.content))
      if (targetOf(read, file.path, reference) === undefined)
        mistakes.push(`${file.at(place)}: there is no ${reference}`)

  for (const { response } of RULES)
    if (targetOf(read, ROOT, `common.yaml#/responses/${response}`) === undefined)
      mistakes.push(`openapi/common.yaml: there is no response ${response}, which refusals.ts adds`)

  const whole = new Map<string, ContractFile>()
  for (const [path, file] of read)
    whole.set(path, { ...file, content: withTakenProperties(read, file, mistakes) })

  const composed = new Map<string, JsonObject>()
  for (const [path, file] of whole)
    composed.set(path, path.startsWith('paths/') ? withAllRefusals(whole, file, mistakes) : file.content)
  composed.set(ROOT, { ...whole.get(ROOT)?.content, paths })
  if (mistakes.length > 0) throw new ContractMistakes(mistakes)
  return composed
}

function withAllRefusals(
  files: ReadonlyMap<string, ContractFile>,
  file: ContractFile,
  mistakes: string[],
): JsonObject {
  return Object.fromEntries(
    Object.entries(file.content).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(isObject(item) ? item : {}).map(([method, operation]) => {
          if (!isObject(operation)) return [method, operation]
          const refused = withRefusals(operation, files, file, [path, method])
          mistakes.push(...refused.mistakes)
          return [method, refused.operation]
        }),
      ),
    ]),
  )
}
