import { expect, it } from 'vitest'
import { licenceFindings } from '../../scripts/licences.ts'

const list = (...packages: readonly string[]): string =>
  `# Licenses\n\nThese are in it:\n${packages.map((one) => `\n## ${one}\n\nDo as you like.\n`).join('')}`

it('the list of licences is up to date when it matches the build', () => {
  const built = list('swr - 2.5.1 (MIT)', 'wouter - 3.13.0 (Unlicense)')
  expect(licenceFindings(built, built)).toEqual([])
})

it('packages that were added, removed or changed their licence are reported', () => {
  const kept = list('comlink - 4.4.2 (Apache-2.0)', 'jotai - 3.0.1 (MIT)', 'swr - 2.5.1 (MIT)')
  const built = list('comlink - 4.4.2 (Apache-2.0)', 'jotai - 2.20.3 (MIT)', 'swr - 2.5.1 (MIT)')
  expect(licenceFindings(kept, built.replace(/Do as you like\.\n$/, 'Do nothing.\n'))).toEqual([
    'THIRD-PARTY.md lacks jotai - 2.20.3 (MIT)',
    'THIRD-PARTY.md has jotai - 3.0.1 (MIT), which is not shipped',
    'THIRD-PARTY.md has another licence text for swr - 2.5.1 (MIT)',
  ])
})
