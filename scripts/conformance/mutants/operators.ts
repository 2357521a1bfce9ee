/** The mutations of the sandbox: each operator is one mistake that a programmer could make. */
import ts from 'typescript'

export interface Mutation {
  operator: string
  /** Replaces the node. */
  text: string
}

/** Every mutation of an expression. Most expressions have none. */
export function mutationsOf(node: ts.Expression, source: ts.SourceFile): Mutation[] {
  return [...changesOf(node, source), ...(isCondition(node) ? droppedCondition(node) : [])]
}

function changesOf(node: ts.Expression, source: ts.SourceFile): Mutation[] {
  const text = (part: ts.Node): string => part.getText(source)
  if (ts.isBinaryExpression(node)) {
    const sign = text(node.operatorToken)
    const [left, right] = [text(node.left), text(node.right)]
    const operator = COMPARISONS[sign]
      ? 'comparison turned'
      : LOGICAL[sign]
        ? 'other logical operator'
        : 'other arithmetic'
    const others = COMPARISONS[sign] ?? LOGICAL[sign] ?? (isText(node) ? [] : ARITHMETIC[sign]) ?? []
    return others.map((other) => ({ operator, text: `(${left}) ${other} (${right})` }))
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [{ operator: 'negation dropped', text: `!!(${text(node.operand)})` }]
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ operator: 'constant changed', text: 'false' }]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ operator: 'constant changed', text: 'true' }]
  if (ts.isNumericLiteral(node)) return [{ operator: 'constant changed', text: `(${text(node)} + 1)` }]
  if (ts.isStringLiteral(node) && isKeyLike(node))
    return [{ operator: 'constant changed', text: "'changed'" }]
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return changedMethod(node.expression, node.arguments.map(text).join(', '), text)
  return []
}

const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
}
const LOGICAL: Readonly<Record<string, readonly string[]>> = { '&&': ['||'], '||': ['&&'], '??': ['&&'] }
const ARITHMETIC: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
}

/** Methods of lists, texts and numbers that a mutation removes or replaces by their opposite. */
const LEFT_OUT = [
  'filter',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'slice',
  'trim',
  'toLowerCase',
  'toUpperCase',
]
const EXCHANGED = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
])
const EXCHANGED_OF_MATH = new Map([
  ['max', 'min'],
  ['min', 'max'],
  ['ceil', 'floor'],
  ['floor', 'ceil'],
  ['round', 'floor'],
])

function changedMethod(
  { expression, name }: ts.PropertyAccessExpression,
  args: string,
  text: (part: ts.Node) => string,
): Mutation[] {
  const receiver = text(expression)
  const other = (receiver === 'Math' ? EXCHANGED_OF_MATH : EXCHANGED).get(name.text)
  if (other !== undefined) return [{ operator: 'other method', text: `${receiver}.${other}(${args})` }]
  if (!LEFT_OUT.includes(name.text)) return []
  const operator = name.text === 'filter' ? 'list not filtered' : 'method left out'
  const isTable = /(^|\.)tables\.\w+$/.test(receiver)
  return [{ operator, text: isTable ? `[...${receiver}.all()]` : receiver }]
}

/** A condition that is always or never true. */
const droppedCondition = (node: ts.Expression): Mutation[] =>
  node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword
    ? []
    : [
        { operator: 'condition dropped', text: 'true' },
        { operator: 'condition dropped', text: 'false' },
      ]

function isCondition(node: ts.Expression): boolean {
  const { parent } = node
  return (
    (ts.isIfStatement(parent) && parent.expression === node) ||
    (ts.isConditionalExpression(parent) && parent.condition === node)
  )
}

const isText = ({ left, right }: ts.BinaryExpression): boolean =>
  [left, right].some(
    (part) =>
      ts.isStringLiteral(part) || ts.isTemplateExpression(part) || ts.isNoSubstitutionTemplateLiteral(part),
  )

/**
 * Whether a string has a meaning to the code. Messages do not, because no rule defines them, nor do index names, which
 * the compiler checks.
 */
const isKeyLike = ({ text, parent }: ts.StringLiteral): boolean =>
  /^[\w.-]+$/.test(text) &&
  !(ts.isPropertyAssignment(parent) && /^(nl|en|fr|message)$/.test(parent.name.getText())) &&
  !(ts.isCallExpression(parent) && parent.expression.getText().endsWith('.by'))
