/**
 * Every regular expression of the contract, the portal, the sandbox and the conformance suite runs in linear time. The
 * other scripts only read the project's own files.
 */
import { readFileSync } from 'node:fs'
import { check } from 'recheck'
import ts from 'typescript'
import { parse } from 'yaml'
import { filesBelow, type SourceFile } from '../files.ts'

export interface Pattern {
  readonly place: string
  readonly source: string
  readonly flags: string
}

/** Generous, because a busy machine takes longer, and after the timeout the analysis would guess. */
const PATIENCE_MS = 60_000

/**
 * Checks twice, because a part of the analysis measures time, and on a busy machine may mistake a linear pattern for a
 * slow one.
 */
async function look(source: string, flags: string): ReturnType<typeof check> {
  const verdict = await check(source, flags, { timeout: PATIENCE_MS })
  return verdict.status === 'vulnerable' ? check(source, flags, { timeout: PATIENCE_MS }) : verdict
}

/** The patterns that are not linear. Equal ones are checked once. */
export async function patternFindings(patterns: readonly Pattern[]): Promise<string[]> {
  const findings: string[] = []
  const seen = new Set<string>()
  for (const { place, source, flags } of patterns) {
    const key = `/${source}/${flags}`
    if (seen.has(key)) continue
    seen.add(key)
    const verdict = await look(source, flags)
    const reason = verdict.status === 'vulnerable' ? verdict.complexity.summary : verdict.status
    if (reason !== 'safe') findings.push(`${place}: ${key} is not linear: ${reason}`)
  }
  return findings
}

/**
 * The patterns in TypeScript: literals, strings from `^` to `$`, and `new RegExp` with a string, where `x` stands for
 * each interpolated value.
 */
export function patternsInCode(sources: readonly SourceFile[]): Pattern[] {
  return sources.filter(({ path }) => isCode(path)).flatMap(patternsInSource)
}

const isCode = (path: string): boolean =>
  /^(?:src|mocks|openapi|files|scripts\/conformance)\//.test(path) &&
  !path.includes('.test.') &&
  !path.startsWith('src/api/generated/')

function patternsInSource({ path, source }: SourceFile): Pattern[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const patterns: Pattern[] = []
  const visit = (node: ts.Node): void => {
    const found = patternOf(node)
    const place = `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    if (found) patterns.push({ place, ...found })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return patterns
}

function patternOf(node: ts.Node): { source: string; flags: string } | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/')
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) }
  }
  if (ts.isStringLiteral(node) && node.text.startsWith('^') && node.text.endsWith('$'))
    return { source: node.text, flags: '' }
  if (!ts.isNewExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'RegExp')
    return undefined
  const [pattern, flags] = node.arguments ?? []
  const source = pattern && textOf(pattern)
  return source === undefined ? undefined : { source, flags: (flags && textOf(flags)) ?? '' }
}

/** The text of a literal, with `x` for each interpolated value, or `undefined` if the pattern is not a literal. */
function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('')
}

/** The patterns in the files of the contract. JSON Schema reads them as Unicode. */
export function patternsInContract(): Pattern[] {
  return filesBelow('openapi')
    .filter((path) => path.endsWith('.yaml'))
    .flatMap((path) =>
      patternTexts(parse(readFileSync(path, 'utf8'), { maxAliasCount: -1 })).map((source) => ({
        place: path,
        source,
        flags: 'u',
      })),
    )
}

/** Every text under a key that ends in `pattern`, such as `employerIdPattern` of an example. */
function patternTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && key.toLowerCase().endsWith('pattern') ? [inner] : patternTexts(inner),
  )
}
