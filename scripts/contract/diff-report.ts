/** The differences of two contracts as text: for a terminal, and for a comment on the pull request. */
import type { Difference } from './diff-operations.ts'

/** How many operations are named for a change. The others are counted. */
const MAX_NAMED = 3
/** The maximum number of characters of changes in a comment. GitHub accepts 65,536 in total. */
const MAX_COMMENT_LENGTH = 60_000

export function textOf(differences: readonly Difference[], title: string): string {
  const { breaking, compatible } = split(differences)
  const part = (name: string, list: readonly Difference[]): string[] =>
    list.length === 0 ? [] : ['', name, ...listed(list, (place) => `  ${place}`, '    ')]
  return [
    `contract: ${title}`,
    ...part('BREAKING', breaking),
    ...part('compatible', compatible),
    '',
    counts(differences),
  ].join('\n')
}

/** As Markdown. */
export function commentOf(differences: readonly Difference[]): string {
  const { breaking, compatible } = split(differences)
  if (differences.length === 0) return 'The contract stays as it was for clients and servers.\n'
  const part = (name: string, list: readonly Difference[]): string[] =>
    list.length === 0 ? [] : [`### ${name}`, ...listed(list, (place) => `- \`${place}\``, '  - ')]
  const lines = [...part('Breaking', breaking), ...part('Compatible', compatible)]
  const fitting = firstLines(lines)
  return [
    `**The contract changes: ${counts(differences)}.**`,
    '',
    ...fitting,
    ...(fitting.length < lines.length ? ['', `And ${lines.length - fitting.length} lines more.`] : []),
    '',
  ].join('\n')
}

function split(differences: readonly Difference[]) {
  return {
    breaking: differences.filter(({ breaking }) => breaking),
    compatible: differences.filter(({ breaking }) => !breaking),
  }
}

function counts(differences: readonly Difference[]): string {
  const { breaking, compatible } = split(differences)
  return `${breaking.length} breaking, ${compatible.length} compatible`
}

function listed(
  differences: readonly Difference[],
  toPlace: (place: string) => string,
  indent: string,
): string[] {
  return [...new Set(differences.map(({ at }) => at))].flatMap((place) => [
    toPlace(place),
    ...differences
      .filter(({ at }) => at === place)
      .map(({ text, operations }) => `${indent}${text}${affectedOperations(operations)}`),
  ])
}

/** The operations that a change affects, as text. */
function affectedOperations(operations: readonly string[]): string {
  if (operations.length === 0) return ''
  const more = operations.length - MAX_NAMED
  return `  (${operations.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''})`
}

function firstLines(lines: readonly string[]): readonly string[] {
  let length = 0
  const end = lines.findIndex((line) => (length += line.length + 1) > MAX_COMMENT_LENGTH)
  return end === -1 ? lines : lines.slice(0, end)
}
