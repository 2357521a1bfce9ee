/** Finds text that must not be in JSX: addresses (the routes provide them) and words (`locales` provides them). */
import ts from 'typescript'
import type { SourceFile } from '../files.ts'

const ADDRESSES = new Set(['href', 'to'])
const WORDS = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'label',
  'placeholder',
  'title',
  'text',
  'help',
  'lead',
])

/** Returns each address and each word that is written in a component. */
export function jsxFindings(files: readonly SourceFile[]): string[] {
  return files.filter(({ path }) => path.endsWith('.tsx') && !path.endsWith('.test.tsx')).flatMap(findingsIn)
}

function findingsIn({ path, source }: SourceFile): string[] {
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const findings: string[] = []
  const add = (node: ts.Node, what: string): void => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
    findings.push(`${path}:${line} ${what}: ${node.getText().trim()}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && isWord(node.text) && !isKey(node)) add(node, 'a word in the code')
    if (ts.isJsxAttribute(node)) {
      const name = node.name.getText()
      const text = textOf(node.initializer)
      if (ADDRESSES.has(name) && text?.startsWith('/')) add(node, 'an address in the code')
      if (WORDS.has(name) && text !== undefined && isWord(text)) add(node, 'a word in the code')
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return findings
}

/** The text of an attribute. For a template, its static start. */
function textOf(node: ts.JsxAttributeValue | undefined): string | undefined {
  const expression = node !== undefined && ts.isJsxExpression(node) ? node.expression : node
  if (expression === undefined) return undefined
  if (ts.isStringLiteralLike(expression)) return expression.text
  return ts.isTemplateExpression(expression) ? expression.head.text : undefined
}

/** The names of keyboard keys are not translated. */
const isKey = ({ parent }: ts.JsxText): boolean =>
  ts.isJsxElement(parent) && parent.openingElement.tagName.getText() === 'kbd'

/** Words have two letters in a row. Signs such as `€` or `·` need no translation. */
const isWord = (text: string): boolean => /\p{L}{2}/u.test(text)
