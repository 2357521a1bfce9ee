/**
 * `npm run licences` writes `THIRD-PARTY.md`: the packages in the production build with their licences, as the build
 * collects them. With `--check` it only checks that the file matches the build in `dist`.
 */
import { copyFileSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from './processes/fresh-build.ts'

const KEPT = 'THIRD-PARTY.md'
const BUILT = `dist/${KEPT}`

/** Returns the packages that are missing in the list, no longer needed, or listed with another text. */
export function licenceFindings(kept: string, built: string): string[] {
  const before = packagesOf(kept)
  const now = packagesOf(built)
  const findings = [
    ...[...now.keys()].filter((name) => !before.has(name)).map((name) => `lacks ${name}`),
    ...[...before.keys()].filter((name) => !now.has(name)).map((name) => `has ${name}, which is not shipped`),
    ...[...now].flatMap(([name, text]) =>
      before.has(name) && before.get(name) !== text ? [`has another licence text for ${name}`] : [],
    ),
  ]
  return findings.map((finding) => `${KEPT} ${finding}`)
}

/** Maps the name, version and licence of each package to the text below them. */
const packagesOf = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split(/\n(?=## \S+ - \d)/).map((entry): [string, string] => {
      const [heading = '', ...text] = entry.split('\n')
      return [heading.replace(/^#+ /, ''), text.join('\n').trim()]
    }),
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    const findings = licenceFindings(readFileSync(KEPT, 'utf8'), readFileSync(BUILT, 'utf8'))
    for (const finding of findings) console.log(finding)
    if (findings.length > 0) {
      console.log('npm run licences writes it anew')
      process.exitCode = 1
    }
  } else {
    await buildIfStale()
    copyFileSync(BUILT, KEPT)
  }
}
