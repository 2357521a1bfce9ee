/**
 * `npm run pack [-- [NAME …] [--out packs]]`: writes the packages for other projects as tarballs: contract, client,
 * sandbox and conformance suite, or only the named ones. None needs this repository or another package.
 *
 *   src/api/generated ─┐              ┌─► modules in one piece (Vite)     ─┐
 *   openapi, mocks, …  ├─ packages/* ─┼─► their types (rollup-plugin-dts)  ├─► .cache/pack/* ─ npm pack ─► packs/*.tgz
 *   CHANGELOG.md       ┘              └─► README, licences, manifest      ─┘
 *
 * Modules that read folders at run time are replaced by modules with the current content of these folders
 * (build/without-folders.ts).
 */
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readArguments } from './read-arguments.ts'
import { buildPackage } from './pack/build.ts'
import { PACKAGES } from './pack/packages.ts'
import { versionIn } from './pack/version.ts'
import { runCommand } from './steps.ts'

const { values, positionals } = readArguments({
  options: { out: { type: 'string', default: 'packs' } },
  allowPositionals: true,
})
mkdirSync(values.out, { recursive: true })
const version = versionIn(readFileSync('CHANGELOG.md', 'utf8'))
for (const key of positionals.length > 0 ? positionals : Object.keys(PACKAGES)) {
  const folder = await buildPackage(key, version)
  const { code, output } = await runCommand([
    'npm',
    'pack',
    resolve(folder),
    '--json',
    '--pack-destination',
    resolve(values.out),
  ])
  if (code !== 0) throw new Error(output)
  const [{ filename, unpackedSize }] = JSON.parse(output) as [{ filename: string; unpackedSize: number }]
  const { size } = statSync(join(values.out, filename))
  console.log(`${join(values.out, filename)}  ${kib(size)}, unpacked ${kib(unpackedSize)}`)
}

function kib(bytes: number): string {
  return `${Math.round(bytes / 1024)} KiB`
}
