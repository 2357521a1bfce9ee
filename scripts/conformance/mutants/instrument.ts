/**
 * Adds every mutant to a source file, each behind a check whether it is active. This way many mutants are tried in one
 * process, and it is known which ones a case reaches.
 */
import ts from 'typescript'
import { kindOf } from './kinds.ts'
import { mutationsOf } from './operators.ts'

export interface Mutant {
  id: number
  file: string
  line: number
  operator: string
  kind: string
  /** The original and the mutated code. */
  before: string
  after: string
}

/** The instrumented file as JavaScript. Its mutants are added to a list. */
export function instrument(file: string, content: string, mutants: Mutant[]): string {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.ES2023, true)
  const constants = constantsOf(source)
  const named = new Map<string, number>()

  const add = (node: ts.Node, operator: string, after: string): number => {
    const id = mutants.length + 1
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
    const before = node.getText(source)
    mutants.push({ id, file, line, operator, kind: kindOf(file, node, operator), before, after })
    return id
  }
  const children = (node: ts.Node): string => {
    let text = ''
    let at = node.getStart(source)
    node.forEachChild((child) => {
      text += content.slice(at, child.getStart(source)) + render(child)
      at = child.end
    })
    return text + content.slice(at, node.end)
  }
  const render = (node: ts.Node): string => {
    if (
      ts.isTypeNode(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isImportDeclaration(node)
    )
      return content.slice(node.getStart(source), node.end)
    const text = children(node)
    if (!isInFunction(node) || (ts.isNumericLiteral(node) && isStatus(node))) return text
    if (ts.isExpressionStatement(node)) return statement(node, text)
    if (ts.isForOfStatement(node)) return loop(node, text)
    if (ts.isPropertyAssignment(node)) return property(node, text)
    if (
      ts.isShorthandPropertyAssignment(node) &&
      ts.isObjectLiteralExpression(node.parent) &&
      !isPattern(node.parent)
    )
      return `${node.name.text}: (${isOn(add(node, 'field left out', `${node.name.text}: undefined`))} ? undefined : ${node.name.text})`
    return ts.isExpression(node) && isReplaceable(node) ? expression(node, text) : text
  }
  const expression = (node: ts.Expression, text: string): string => {
    const choices = mutationsOf(node, source).map(
      ({ operator, text: other }) => `${isOn(add(node, operator, other))} ? ${other} : `,
    )
    if (ts.isIdentifier(node) && constants.has(node.text) && isRead(node)) {
      const id = named.get(node.text) ?? add(node, 'constant changed', `${node.text} + 1`)
      named.set(node.text, id)
      choices.push(`${isOn(id)} ? ${node.text} + 1 : `)
    }
    return choices.length === 0 ? text : `(${choices.join('')}${text})`
  }
  const statement = (node: ts.ExpressionStatement, text: string): string => {
    const { expression: work } = node
    const call = ts.isAwaitExpression(work) ? work.expression : work
    const isWrite =
      ts.isCallExpression(call) ||
      ts.isDeleteExpression(call) ||
      (ts.isBinaryExpression(call) && call.operatorToken.getText(source).endsWith('='))
    if (!isWrite) return text.startsWith('(') ? `{ ${text} }` : text
    const isCheck =
      ts.isCallExpression(call) && /^(refuse|require|expect)/.test(call.expression.getText(source))
    return `{ if (!${isOn(add(node, isCheck ? 'check removed' : 'update skipped', ''))}) { ${text} } }`
  }
  const loop = (node: ts.ForOfStatement, text: string): string =>
    ts.isBlock(node.statement) || ts.isExpressionStatement(node.statement)
      ? `{ if (!${isOn(add(node, 'update skipped', ''))}) { ${text} } }`
      : text
  const property = (node: ts.PropertyAssignment, text: string): string => {
    const name = node.name.getText(source)
    if (
      !ts.isObjectLiteralExpression(node.parent) ||
      isPattern(node.parent) ||
      /^(nl|en|fr|message)$/.test(name)
    )
      return text
    const isTable = ts.isArrowFunction(node.initializer)
    if (isTable) return text
    const id = add(node, 'field left out', `${name}: undefined`)
    const from = node.initializer.getStart(source) - node.getStart(source)
    return `${text.slice(0, from)}(${isOn(id)} ? undefined : ${text.slice(from)})`
  }
  const body = source.statements
    .map((one) => content.slice(one.pos, one.getStart(source)) + render(one))
    .join('')
  return ts.transpileModule(`${body}\n`, {
    fileName: file,
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2023,
      verbatimModuleSyntax: true,
    },
  }).outputText
}

const isOn = (id: number): string => `$m(${id})`

/**
 * Numeric constants of a file. Their uses are mutated, because the file itself is evaluated only once for all mutants.
 */
function constantsOf(source: ts.SourceFile): Set<string> {
  const found = new Set<string>()
  for (const one of source.statements)
    if (ts.isVariableStatement(one))
      for (const { name, initializer } of one.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer && isNumber(initializer)) found.add(name.text)
  return found
}

/** Whether a number is the status of a successful response. Every run detects another status. */
const isStatus = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && /^(reply|raw)$/.test(parent.expression.getText())

const isNumber = (node: ts.Expression): boolean =>
  ts.isNumericLiteral(node) ||
  (ts.isIdentifier(node) && /^[A-Z_]+$/.test(node.text)) ||
  (ts.isBinaryExpression(node) && isNumber(node.left) && isNumber(node.right))

/** Whether code is in a function. Code that runs when the file is evaluated is outside every call. */
function isInFunction(node: ts.Node): boolean {
  for (let above = node.parent; above !== undefined && !ts.isSourceFile(above); above = above.parent)
    if (ts.isFunctionLike(above)) return true
  return false
}

/** Whether an expression can be replaced by another one. */
function isReplaceable(node: ts.Expression): boolean {
  const { parent } = node
  if (ts.isOptionalChain(parent) && 'expression' in parent && parent.expression === node) return false
  if ('name' in parent && parent.name === node) return false
  if (
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    /[^=!<>]=$/.test(parent.operatorToken.getText())
  )
    return false
  if (ts.isCallExpression(parent) && parent.expression === node) return false
  if (ts.isLiteralTypeNode(parent) || ts.isTypeNode(parent)) return false
  return true
}

/** Whether an identifier is the use of a value, and not the name of something. */
function isRead({ parent }: ts.Identifier): boolean {
  return (
    ts.isBinaryExpression(parent) ||
    ts.isCallExpression(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isParenthesizedExpression(parent)
  )
}

const isPattern = ({ parent }: ts.ObjectLiteralExpression): boolean =>
  ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
