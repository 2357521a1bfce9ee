/**
 * `npm run mutants [-- --count 20 --seed 1 --file src/base --browser --list]`: draws mistakes of one line in `src`, `mocks`
 * and `openapi/*.ts`, and says which level of the tests notices each: the types, then the unit tests that read the
 * file, as `npm test` runs them and as `npm test -- --all` does; with `--browser` also a build and the browser tests of the
 * area. Works in a copy, so that the checkout can be used meanwhile. All details are in `reports/product-mutants.json`.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { intervalOf } from './conformance/mutants/sample.ts'
import { drawMutants, mutantsOf, productFiles } from './mutants/draw.ts'
import { tryMutant, type Verdict } from './mutants/trial.ts'
import { readArguments } from './read-arguments.ts'

const { values } = readArguments({
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', multiple: true, default: [] },
    browser: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})
const files = productFiles().filter(
  (path) => values.file.length === 0 || values.file.some((start) => path.startsWith(start)),
)
const all = mutantsOf(files)
const drawn = drawMutants(all, Number(values.count), Number(values.seed))
console.log(`${drawn.length} of ${all.length} mutants of ${files.length} files, seed ${values.seed}`)

if (values.list) for (const mutant of drawn) console.log(lineOf(mutant))
else {
  const report = resolve('reports/product-mutants.json')
  mkdirSync(dirname(report), { recursive: true })
  const copy = copyCheckout()
  process.chdir(copy)
  const verdicts: Verdict[] = []
  try {
    for (const mutant of drawn) {
      const verdict = await tryMutant(mutant, values.browser)
      verdicts.push(verdict)
      console.log(
        `${lineOf(mutant)}\n   ${verdict.level ?? 'SURVIVES'}: ${verdict.by ?? ''} (${verdict.seconds} s)`,
      )
      writeFileSync(report, `${JSON.stringify(verdicts, null, 2)}\n`)
    }
  } finally {
    process.chdir(dirname(report))
    rmSync(copy, { recursive: true })
  }
  summarise(verdicts)
}

function lineOf({ file, line, operator, before, after }: (typeof drawn)[number]): string {
  return `${file}:${line} ${operator}: ${before} → ${after.trim() || 'nothing'}`
}

/** A copy of the checkout in a separate folder, with the generated files and the installed packages. */
function copyCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'))
  const paths = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const path of [...paths.split('\0').filter(Boolean), 'src/api/generated'])
    cpSync(path, join(copy, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir')
  return copy
}

function summarise(verdicts: readonly Verdict[]): void {
  const byQuick = verdicts.filter(({ level }) => level === 'quick').length
  const byAll = verdicts.filter(({ level }) => level !== undefined).length
  const [low, high] = intervalOf(byQuick, byAll).map((share) => Math.round(share * 100))
  console.log(`\n${verdicts.length} tried: types, unit tests${values.browser ? ', browser tests' : ''}`)
  console.log(
    `${byAll} noticed by \`npm test -- --all\`, of which ${byQuick} by \`npm test\` (95 %: ${low} to ${high} %)`,
  )
}
