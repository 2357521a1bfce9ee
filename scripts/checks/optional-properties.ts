/**
 * Optional properties have one notation, `...withoutUndefined({ note })`. Others, such as `...(note !== undefined && {
 * note })`, are refused.
 */
import ts from 'typescript'
import type { SourceFile } from '../files.ts'

/** Returns each spread that adds a property only if its value is set. */
export function optionalPropertyFindings(files: readonly SourceFile[]): string[] {
  return files.filter(({ path }) => /\.tsx?$/.test(path)).flatMap(findingsIn)
}

function findingsIn({ path, source }: SourceFile): string[] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind)
  const findings: string[] = []
  const visit = (node: ts.Node): void => {
    if ((ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) && isOptional(node.expression)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
      findings.push(`${path}:${line} ${node.getText()}: use withoutUndefined (openapi/without-undefined.ts)`)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return findings
}

/** Whether an expression is an object with one value if that value is set, and nothing otherwise. */
function isOptional(spread: ts.Expression): boolean {
  const { condition, object } = partsOf(bare(spread))
  if (!condition || !object || !ts.isObjectLiteralExpression(object) || object.properties.length === 0)
    return false
  const value = testedIn(condition)
  return object.properties.every((property) =>
    ts.isShorthandPropertyAssignment(property)
      ? property.name.text === value
      : ts.isPropertyAssignment(property) &&
        !ts.isComputedPropertyName(property.name) &&
        property.initializer.getText() === value,
  )
}

/**
 * The condition, and the object that is spread if it holds: `condition && object`, or a choice between an object and
 * nothing.
 */
function partsOf(spread: ts.Expression): { condition?: ts.Expression; object?: ts.Expression } {
  if (ts.isBinaryExpression(spread) && spread.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return { condition: bare(spread.left), object: bare(spread.right) }
  if (!ts.isConditionalExpression(spread)) return {}
  const [yes, no] = [bare(spread.whenTrue), bare(spread.whenFalse)]
  if (isNothing(no)) return { condition: bare(spread.condition), object: yes }
  return isNothing(yes) ? { condition: bare(spread.condition), object: no } : {}
}

/** The text of the value that a condition tests: `note` in `note`, `note !== undefined` and `note === undefined`. */
function testedIn(condition: ts.Expression): string {
  const isComparison =
    ts.isBinaryExpression(condition) &&
    [ts.SyntaxKind.ExclamationEqualsEqualsToken, ts.SyntaxKind.EqualsEqualsEqualsToken].includes(
      condition.operatorToken.kind,
    )
  if (!isComparison) return condition.getText()
  const [left, right] = [bare(condition.left), bare(condition.right)]
  if (isUndefined(right)) return left.getText()
  return isUndefined(left) ? right.getText() : condition.getText()
}

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? bare(node.expression) : node
const isUndefined = (node: ts.Expression): boolean => ts.isIdentifier(node) && node.text === 'undefined'
const isNothing = (node: ts.Expression): boolean =>
  isUndefined(node) || (ts.isObjectLiteralExpression(node) && node.properties.length === 0)
