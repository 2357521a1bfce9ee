import { expect, test } from 'vitest'
import type { Difference } from './diff-operations.ts'
import { nextVersion, reasonsFor } from './next-version.ts'

const change = (breaking: boolean): Difference => ({ at: 'User', text: 'changed', breaking, operations: [] })
const changelog = (unreleased = ''): string =>
  `# Changelog\n\n## [Unreleased]\n${unreleased}\n## [1.4.2] - 2026-11-28\n\n### Removed\n\n- What was.\n`
const next = (differences: readonly Difference[], unreleased?: string): string =>
  nextVersion('1.4.2', reasonsFor(differences, changelog(unreleased)))

test.each([
  ['no change', [], '', '1.4.2'],
  ['a breaking change of the contract', [change(false), change(true)], '### Fixed\n\n- A.\n', '2.0.0'],
  ['a compatible change of the contract', [change(false)], '### Fixed\n\n- A.\n', '1.5.0'],
  ['an addition outside of the contract', [], '### Fixed\n\n- A.\n\n### Added\n\n- B.\n', '1.5.0'],
  ['a correction', [], '### Changed\n\n- A,\n  in two lines.\n', '1.4.3'],
  ['an entry that is marked as breaking', [], '### Changed\n\n- Breaking: A.\n', '2.0.0'],
  ['a removal', [change(false)], '### Removed\n\n- A.\n', '2.0.0'],
  ['a heading without entries', [], '### Added\n', '1.4.2'],
])('%s', (_what, differences, unreleased, version) => expect(next(differences, unreleased)).toBe(version))

test('all reasons are listed, the strongest first', () =>
  expect(reasonsFor([change(false), change(true)], changelog('### Fixed\n\n- A.\n- B.\n'))).toEqual([
    { step: 'major', text: 'the contract has 1 breaking change' },
    { step: 'minor', text: 'the contract has 1 compatible change' },
    { step: 'patch', text: 'the changelog has 2 entries under Fixed' },
  ]))

test('a changelog may have only one version', () =>
  expect(reasonsFor([], '## [Unreleased]\n\n### Added\n\n- A.')).toHaveLength(1))

test('an unknown heading is an error, not a patch', () =>
  expect(() => reasonsFor([], changelog('### Improved\n\n- A.\n'))).toThrow('Improved'))
