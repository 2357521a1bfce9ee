/**
 * `npm run docs`: generates the reference site of the contract in `dist-docs/`. Open its `index.html`. It loads nothing
 * from other hosts.
 *
 * It does not use Redocly's `build-docs`, which loads its viewer from another host, and shows roles, rules and
 * assumptions as raw JSON at best.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { Contract } from '../openapi/contract-types.ts'
import { siteOf } from './docs/site.ts'
import { runCommand } from './steps.ts'

const OUT = 'dist-docs'
const ASSETS = 'scripts/docs/assets'

const { code, output } = await runCommand(['node_modules/.bin/tsx', 'scripts/generate.ts'])
if (code !== 0) throw new Error(output)
const contract = JSON.parse(readFileSync('src/api/generated/openapi.json', 'utf8')) as Contract
rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT)
const files = siteOf(contract, readFileSync('docs/rules.md', 'utf8'))
for (const [name, text] of files) writeFileSync(join(OUT, name), text)
for (const name of readdirSync(ASSETS))
  if (name.endsWith('.ts')) writeFileSync(join(OUT, name.replace(/ts$/, 'js')), scriptOf(join(ASSETS, name)))
  else copyFileSync(join(ASSETS, name), join(OUT, name))
console.log(`wrote ${files.size} files; open ${OUT}/index.html`)

/** Compiles to a plain script in its own scope, because a page opened from a folder cannot load modules. */
function scriptOf(path: string): string {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext }
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), { compilerOptions })
  return `{\n${outputText.replace(/^export \{\};?$/m, '')}}\n`
}
