/**
 * `npm run release [-- --out release]`: writes the files for a web server to `release/portal/`: the build without
 * source maps and manifest, and precompressed forms of each text, as `deploy/nginx.conf.template` sends them. The files
 * of earlier releases stay for a day, for tabs that still use them. The installation's `portal-config.json` stays too.
 * To keep both, pass the folder of the last release to the next one.
 */
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { readArguments } from './read-arguments.ts'
import { filesBelow } from './files.ts'
import { buildIfStale } from './processes/fresh-build.ts'

const BUILD = 'dist'
const PRIVATE = /\.map$|^dist\/\.vite(\/|$)/
const TEXT = /\.(?:js|css|html|svg|json|md)$/
const COMPRESSED = /\.(?:gz|br)$/
/** Edited in the installation: a compressed copy would be served instead, with the old values. */
const EDITED = 'portal-config.json'
/** How long a replaced file stays for tabs that opened earlier: a working day and the following night. */
const KEPT_MS = 24 * 60 * 60_000
/** When each file was replaced, in epoch ms. A dotfile, so that it is not served. */
const REPLACED = '.replaced.json'

interface Options {
  /** The folder of the build. */
  readonly build?: string | undefined
  /** In epoch ms. */
  readonly now?: number
}

/** Replaces the release in a folder, or writes the first one. */
export function writeRelease(folder: string, { build = BUILD, now = Date.now() }: Options = {}): void {
  const [next, last] = [`${folder}.next`, `${folder}.last`]
  for (const path of [next, last]) rmSync(path, { recursive: true, force: true })
  cpSync(build, `${next}/portal`, {
    recursive: true,
    filter: (path) => !PRIVATE.test(path.replaceAll('\\', '/').replace(build, BUILD)),
  })
  for (const path of filesBelow(next))
    if (TEXT.test(path) && !path.endsWith(EDITED)) compress(path, path.replace(next, folder))
  if (existsSync(`${folder}/portal`)) {
    keepReplaced(folder, next, now)
    keepEdited(folder, next)
    renameSync(folder, last)
  }
  renameSync(next, folder)
  rmSync(last, { recursive: true, force: true })
}

/**
 * Writes the compressed forms of a file next to it. If the previous release has them, they are copied, because an equal
 * hash means equal content.
 */
function compress(path: string, before: string): void {
  if (path.includes('/assets/') && existsSync(`${before}.br`)) {
    for (const ending of ['gz', 'br']) cpSync(`${before}.${ending}`, `${path}.${ending}`)
    return
  }
  const bytes = readFileSync(path)
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
}

/** Keeps the files with a hash in their name that the next release lacks, and records when they were replaced. */
function keepReplaced(folder: string, next: string, now: number): void {
  const list = `${folder}/${REPLACED}`
  const before: Readonly<Record<string, number>> = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, number>)
    : {}
  const replaced = Object.fromEntries(
    filesBelow(`${folder}/portal/assets`)
      .map((path) => path.slice(folder.length + 1))
      .filter((path) => !COMPRESSED.test(path) && !existsSync(`${next}/${path}`))
      .map((path) => [path, before[path] ?? now] as const)
      .filter(([, since]) => now - since < KEPT_MS),
  )
  for (const path of Object.keys(replaced))
    for (const form of [path, `${path}.gz`, `${path}.br`])
      if (existsSync(`${folder}/${form}`)) cpSync(`${folder}/${form}`, `${next}/${form}`)
  writeFileSync(`${next}/${REPLACED}`, JSON.stringify(replaced))
}

/** The configuration belongs to the installation, not to the release. */
function keepEdited(folder: string, next: string): void {
  const path = `portal/${EDITED}`
  if (existsSync(`${folder}/${path}`)) cpSync(`${folder}/${path}`, `${next}/${path}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = readArguments({ options: { out: { type: 'string', default: 'release' } } })
  await buildIfStale()
  writeRelease(values.out)
}
