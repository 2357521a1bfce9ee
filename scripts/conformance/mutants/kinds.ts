/** The kind of defect that a mutant is, from its place in the sandbox. */
import ts from 'typescript'

/** In this order. The first kind that fits is used. */
const BY_PLACE: readonly (readonly [kind: string, fits: (place: Place) => boolean])[] = [
  [
    'files and mails',
    ({ file, names }) =>
      /\/files\/|workbook|-pdf|import|report-files|mail/.test(file) ||
      names.some((name) => /workbook|pdf|csv|mail/i.test(name)),
  ],
  [
    'access',
    ({ file, names }) =>
      /\/(auth|access)\.ts$/.test(file) ||
      names.some((name) => /^(may|require|sees|authenticate|authorize)/.test(name)),
  ],
  [
    'order and pages',
    ({ callees, names }) =>
      [...callees, ...names].some((name) => /^(sorted|paged|COLUMNS|sort|toSorted)$|Columns?$/.test(name)),
  ],
  [
    'filters and searches',
    ({ callees, names }) =>
      [...callees, ...names].some((name) =>
        /^(filter|find|some|every)$|fits|search|matches|filter/i.test(name),
      ),
  ],
  [
    'refusals',
    ({ isRefusal, names }) =>
      isRefusal || names.some((name) => /refuse|problem|validate|invalid|judge/i.test(name)),
  ],
  [
    'amounts and counts',
    ({ text, names }) =>
      /cents|amount|total|balance|count|sum\b|percent|share/i.test(text) ||
      names.some((name) => /cents|amount|total|balance|count|sum/i.test(name)),
  ],
  [
    'stored values',
    ({ callees }) =>
      callees.some((name) => /^(update|insert|change\w*|write\w*|add\w*|store\w*|put|book\w*)$/.test(name)),
  ],
  ['effects', ({ operator }) => operator === 'update skipped' || operator === 'check removed'],
  [
    'dates',
    ({ text, names }) =>
      /date|month|day|now\b|time/i.test(text) ||
      names.some((name) => /date|month|day|due|period/i.test(name)),
  ],
  [
    'fields shown',
    ({ callees, names }) =>
      callees.includes('reply') || names.some((name) => /^to[A-Z]|(Of|Label|Name)$/.test(name)),
  ],
]

interface Place {
  file: string
  operator: string
  text: string
  /** The functions and constants around it, and the functions of which it is an argument. */
  names: readonly string[]
  callees: readonly string[]
  isRefusal: boolean
}

export function kindOf(file: string, node: ts.Node, operator: string): string {
  const names: string[] = []
  const callees: string[] = []
  let isRefusal = operator === 'check removed'
  for (let here: ts.Node = node; !ts.isSourceFile(here); here = here.parent) {
    const { parent } = here
    if ((ts.isFunctionDeclaration(here) || ts.isMethodDeclaration(here)) && here.name)
      names.push(here.name.getText())
    if (ts.isVariableDeclaration(here) && ts.isIdentifier(here.name)) names.push(here.name.text)
    if (ts.isCallExpression(parent) && parent.expression !== here)
      callees.push(
        ts.isPropertyAccessExpression(parent.expression)
          ? parent.expression.name.text
          : parent.expression.getText(),
      )
    if (ts.isThrowStatement(here)) isRefusal = true
    if (ts.isIfStatement(here) && /^\{?\s*throw\b/.test(here.thenStatement.getText())) isRefusal = true
    if (ts.isMethodDeclaration(here)) break
  }
  const place = { file, operator, text: node.getText().slice(0, 200), names, callees, isRefusal }
  return BY_PLACE.find(([, fits]) => fits(place))?.[0] ?? 'other conditions'
}
