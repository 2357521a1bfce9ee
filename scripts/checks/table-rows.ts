/**
 * Finds styles that position a row or a group of rows. WebKit computes `relative` and `sticky` as `static` there, so
 * content positioned in such a row is positioned relative to the page: one link covered a whole dashboard.
 */
import { readFileSync } from 'node:fs'
import { transform, type Selector, type StyleRule } from 'lightningcss'
import ts from 'typescript'
import { filesBelow, type SourceFile } from '../files.ts'

const ROWS = new Set(['tr', 'thead', 'tbody', 'tfoot'])

/** Returns each style that positions a row, selected by element name or by a class that the code gives to a row. */
export function tableRowFindings(sheets: readonly SourceFile[], code: readonly SourceFile[]): string[] {
  const names = new Set([...ROWS, ...code.flatMap(classesOfRows)])
  return sheets.flatMap(({ path, source }) => {
    const findings: string[] = []
    const look = (rule: StyleRule, parents: readonly Selector[]): void => {
      const selectors = rule.selectors.map((selector) => withParents(selector, parents))
      const isRow = selectors.some((selector) => lastNames(selector).some((name) => names.has(name)))
      if (isRow && isPositioned(rule))
        findings.push(`${path}:${rule.loc.line + 1} positions a row of a table`)
      for (const inner of rule.rules ?? []) if (inner.type === 'style') look(inner.value, selectors)
    }
    transform({
      filename: path,
      code: Buffer.from(source),
      visitor: { Rule: { style: ({ value }) => look(value, []) } },
    })
    return [...new Set(findings)]
  })
}

export const styleSheets = (): SourceFile[] =>
  filesBelow('src')
    .filter((path) => path.endsWith('.css'))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))

function isPositioned({ declarations }: StyleRule): boolean {
  const all = [...(declarations?.declarations ?? []), ...(declarations?.importantDeclarations ?? [])]
  return all.some(({ property, value }) => property === 'position' && typeValue(value) !== 'static')
}

const typeValue = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'type' in value ? value.type : value

/** `&:hover` within a rule refers to the subject of the rule. */
const withParents = (selector: Selector, parents: readonly Selector[]): Selector =>
  selector.flatMap((one) => (one.type === 'nesting' ? (parents[0] ?? []) : [one]))

/** The elements and classes of the last part of a selector, including the ones within `:is` and `:where`. */
function lastNames(selector: Selector): string[] {
  const last = selector.slice(selector.findLastIndex(({ type }) => type === 'combinator') + 1)
  return last.flatMap((one) => {
    if (one.type === 'type' || one.type === 'class') return [one.name]
    if (one.type === 'pseudo-class' && (one.kind === 'is' || one.kind === 'where'))
      return one.selectors.flatMap(lastNames)
    return []
  })
}

/** The classes that the code gives to rows: `<tr className="table-group">`. */
function classesOfRows({ path, source }: SourceFile): string[] {
  if (!/<(tr|thead|tbody|tfoot)\b/.test(source)) return []
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const classes: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      ROWS.has(node.tagName.getText())
    )
      for (const property of node.attributes.properties)
        if (ts.isJsxAttribute(property) && property.name.getText() === 'className')
          classes.push(...(property.initializer?.getText().match(/[\w-]+/g) ?? []))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return classes
}
