/**
 * Cited things exist: the decisions that a text names by number, and the files and folders that comments, documents and
 * settings name by path. Decision notes describe the time when they were written, so their paths may be gone.
 */
import { existsSync, readFileSync } from 'node:fs'
import { filesBelow, namesIn, projectSources, type SourceFile } from '../files.ts'

const DECISIONS = 'docs/decisions'
const CITED_DECISION = /\bdecisions?[ /](?<number>0\d{3})\b/gi
const ROOMS = 'src|gallery|mocks|openapi|notations|scripts|tests|config|build|docs|deploy|locales'
/** A file is recognised by its extension, a folder by its trailing slash. */
const CITED_PATH = new RegExp(
  `(?<![\\w./~-])(?:${ROOMS})/[\\w./{},-]*?(?:\\.(?:tsx?|md|ya?ml|json|css)\\b|[\\w}]/(?![\\w.*{<$[]))`,
  'g',
)
const COMMENT = /^\s*(?:\/\/|\/?\*)/
const SETTINGS = ['.oxlintrc.json', '.oxfmtrc.json', 'knip.json', 'redocly.yaml', '.spectral.yaml']
const DOCUMENTS = ['README.md', 'ACCESSIBILITY.md', 'CONTRIBUTING.md', 'SECURITY.md']

export function citedThingFindings(
  sources: readonly SourceFile[],
  numbers: ReadonlySet<string>,
  exists: (path: string) => boolean,
): string[] {
  return sources.flatMap(({ path, source }) =>
    source.split('\n').flatMap((line, index) => {
      const place = `${path}:${index + 1}`
      const decisions = [...line.matchAll(CITED_DECISION)].flatMap(({ groups }) => groups?.['number'] ?? [])
      return [
        ...decisions
          .filter((number) => !numbers.has(number))
          .map((number) => `${place} cites decision ${number}, which is not in ${DECISIONS}`),
        ...pathsIn(path, line)
          .filter((cited) => !exists(cited))
          .map((cited) => `${place} names ${cited}, which does not exist`),
      ]
    }),
  )
}

/** The paths that a line names. In code only comments count, because a test may invent file names. */
function pathsIn(path: string, line: string): string[] {
  if (path.startsWith(DECISIONS) || (/\.tsx?$/.test(path) && !COMMENT.test(line))) return []
  return (line.match(CITED_PATH) ?? []).flatMap(alternativesOf)
}

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
function alternativesOf(path: string): string[] {
  const [, head = '', names = '', tail = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? []
  return names === '' ? [path] : names.split(',').flatMap((name) => alternativesOf(head + name + tail))
}

export const readDecisionNumbers = (): Set<string> =>
  new Set(namesIn(DECISIONS, '.md').map((name) => name.slice(0, 4)))

export const readCitingSources = (): SourceFile[] => [
  ...projectSources().filter(({ path }) => !path.startsWith('src/api/generated/')),
  ...[...SETTINGS, ...DOCUMENTS, ...filesBelow('docs').filter((path) => path.endsWith('.md'))].map(
    (path) => ({
      path,
      source: readFileSync(path, 'utf8'),
    }),
  ),
]

/** Generated files exist only after generating. */
export const isThere = (path: string): boolean => path.startsWith('src/api/generated/') || existsSync(path)
