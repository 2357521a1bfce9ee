/** The next version, derived from the changes (docs/versions.md). */
import { inc } from 'semver'
import type { Difference } from './diff-operations.ts'

type Step = 'major' | 'minor' | 'patch'

export interface Reason {
  readonly step: Step
  readonly text: string
}

/** The largest step is first. */
const STEPS: readonly Step[] = ['major', 'minor', 'patch']

/**
 * The step that each heading of Keep a Changelog means for users of the packages. An entry `Breaking: …` is breaking
 * under any heading.
 */
const STEP_OF_HEADING: Readonly<Record<string, Step>> = {
  Removed: 'major',
  Added: 'minor',
  Deprecated: 'minor',
  Changed: 'patch',
  Fixed: 'patch',
  Security: 'patch',
}

/** The reasons for a new version, the strongest first. Empty if nothing has changed. */
export function reasonsFor(differences: readonly Difference[], changelog: string): Reason[] {
  const breaking = differences.filter((difference) => difference.breaking).length
  const compatible = differences.length - breaking
  return [
    ...(breaking > 0 ? [reason('major', `the contract has ${counted(breaking, 'breaking change')}`)] : []),
    ...(compatible > 0
      ? [reason('minor', `the contract has ${counted(compatible, 'compatible change')}`)]
      : []),
    ...reasonsIn(changelog),
  ].sort((one, other) => STEPS.indexOf(one.step) - STEPS.indexOf(other.step))
}

/** The version after `current`, or `current` without a reason. */
export function nextVersion(current: string, [strongest]: readonly Reason[]): string {
  return strongest === undefined ? current : (inc(current, strongest.step) ?? current)
}

/** The entries of `## [Unreleased]`, by its headings. */
function reasonsIn(changelog: string): Reason[] {
  const [, unreleased = ''] = /^## \[Unreleased\]\n(.*?)(?=^## \[|$(?![^]))/ms.exec(changelog) ?? []
  return unreleased
    .split(/^### /m)
    .slice(1)
    .flatMap((part) => {
      const heading = part.slice(0, part.indexOf('\n')).trim()
      const step = STEP_OF_HEADING[heading]
      if (step === undefined) throw new Error(`CHANGELOG.md: ${heading} is no heading of Keep a Changelog`)
      const entries = part.match(/^- .*/gm) ?? []
      const breaking = entries.filter((entry) => entry.startsWith('- Breaking: ')).length
      return [
        ...(breaking > 0
          ? [reason('major', `the changelog says "Breaking" ${counted(breaking, 'time')}`)]
          : []),
        ...(entries.length > 0
          ? [
              reason(
                step,
                `the changelog has ${counted(entries.length, 'entry', 'entries')} under ${heading}`,
              ),
            ]
          : []),
      ]
    })
}

const reason = (step: Step, text: string): Reason => ({ step, text })
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
