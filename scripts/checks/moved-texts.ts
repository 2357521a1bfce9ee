/** The header keys of the file that lists the records whose action failed. */
import ts from 'typescript'
import { portalSources } from './locales.ts'

/** What an expression may render: no text, a text, or a `ReactNode`, which may be a text. */
type Kind = 'elements' | 'text' | 'node'

/** A possible text that is passed to a component, as in `label={text}` or `<Button>{text}</Button>`. */
interface Gift {
  /** The prop of the component. */
  readonly to: ts.Declaration
  readonly expression: ts.Expression
  readonly kind: Kind
}

/**
 * Returns each text of the files that has siblings in its element, or is directly in a fragment. Also each place where
 * a component renders a prop next to other nodes, if a text is passed to that prop anywhere. Components that share
 * the type of their props count as one.
 */
export function movedTextFindings(program: ts.Program, paths: readonly string[]): string[] {
  const checker = program.getTypeChecker()
  const findings: string[] = []
  const gifts: Gift[] = []
  /** The props that components render next to other nodes, with the place where they do. */
  const besides = new Map<ts.Declaration, ts.Node>()
  const addBesides = (expression: ts.Expression, place: ts.Node): void => {
    for (const source of sourcesOf(expression, checker)) if (!besides.has(source)) besides.set(source, place)
  }

  const lookAt = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) lookAtContent(node)
    if (ts.isJsxOpeningLikeElement(node)) lookAtAttributes(node)
    if (ts.isObjectLiteralExpression(node)) lookAtProperties(node)
    ts.forEachChild(node, lookAt)
  }
  const lookAtContent = (parent: ts.JsxElement | ts.JsxFragment): void => {
    const content = parent.children.filter(isRendered)
    const isAlone = content.length === 1 && ts.isJsxElement(parent)
    for (const child of content) {
      const expression = ts.isJsxExpression(child) ? child.expression : undefined
      if (isAlone) {
        if (expression) give(blockProperty(parent.openingElement, 'children', checker), expression)
        continue
      }
      const kind = expression ? kindAt(expression, checker) : kindOfChild(child, checker)
      if (kind === 'text') findings.push(`${placeOf(child)} a text beside other nodes: ${textOf(child)}`)
      if (kind === 'node' && expression) addBesides(expression, child)
    }
  }
  const lookAtAttributes = (element: ts.JsxOpeningLikeElement): void => {
    for (const attribute of element.attributes.properties) {
      if (!ts.isJsxAttribute(attribute)) continue
      const { initializer } = attribute
      const expression = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer
      if (expression) give(blockProperty(element, attribute.name.getText(), checker), expression)
    }
  }
  const lookAtProperties = (literal: ts.ObjectLiteralExpression): void => {
    const type = checker.getContextualType(literal)
    if (!type) return
    for (const property of literal.properties) {
      if (ts.isPropertyAssignment(property))
        give(checker.getPropertyOfType(type, property.name.getText()), property.initializer)
      if (ts.isShorthandPropertyAssignment(property))
        give(checker.getPropertyOfType(type, property.name.getText()), property.name)
    }
  }
  const give = (property: ts.Symbol | undefined, expression: ts.Expression): void => {
    const to = property?.declarations?.[0]
    if (!to || kindOf(checker.getTypeOfSymbol(property), checker) !== 'node') return
    gifts.push({ to, expression, kind: kindAt(expression, checker) })
  }

  for (const path of paths) {
    const file = program.getSourceFile(path)
    if (file) lookAt(file)
  }
  // A prop that a component passes on to such a prop is rendered next to other nodes as well.
  for (let before = -1; before !== besides.size;) {
    before = besides.size
    for (const { to, expression, kind } of gifts) {
      const place = besides.get(to)
      if (place && kind === 'node') addBesides(expression, place)
    }
  }
  const reported = new Set<ts.Node>()
  for (const { to, expression, kind } of gifts) {
    const place = besides.get(to)
    if (!place || kind !== 'text' || reported.has(place)) continue
    reported.add(place)
    findings.push(
      `${placeOf(place)} puts what may be a text beside other nodes: ${textOf(place)}, given in ${placeOf(expression)}`,
    )
  }
  return findings.sort()
}

/** The files of the portal that render something. */
export const screenCode = (): string[] =>
  portalSources().flatMap(({ path }) => (path.endsWith('.tsx') ? [path] : []))

/** A program of these files, with the options of the project. `sources` has the texts of files that are not on disk. */
export function programOf(
  paths: readonly string[],
  sources: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '))
    },
  })
  const options = config?.options ?? {}
  const host = ts.createCompilerHost(options)
  host.fileExists = (path) => sources.has(path) || ts.sys.fileExists(path)
  host.readFile = (path) => sources.get(path) ?? ts.sys.readFile(path)
  return ts.createProgram(paths, options, host)
}

/** Comments and line ends are not rendered. Single spaces are, but no translator changes them. */
function isRendered(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces
  return !ts.isJsxExpression(child) || child.expression !== undefined
}

/** A literal text, or a component that returns a text. */
function kindOfChild(child: ts.JsxChild, checker: ts.TypeChecker): Kind {
  if (ts.isJsxText(child)) return child.text.trim() === '' ? 'elements' : 'text'
  const element = ts.isJsxElement(child) ? child.openingElement : child
  if (!ts.isJsxOpeningLikeElement(element)) return 'elements'
  const rendered = checker.getResolvedSignature(element)?.getReturnType()
  return rendered && kindOf(rendered, checker) === 'text' ? 'text' : 'elements'
}

const kindAt = (expression: ts.Expression, checker: ts.TypeChecker): Kind =>
  kindOf(checker.getTypeAtLocation(expression), checker)

/** `seen` has the arrays around it: a type may contain itself. */
function kindOf(type: ts.Type, checker: ts.TypeChecker, seen: ReadonlySet<ts.Type> = new Set()): Kind {
  const parts = type.isUnion() ? type.types : [type]
  // Of all rendered types, only `ReactNode` contains big integers.
  if (parts.some(({ flags }) => flags & ts.TypeFlags.BigInt)) return 'node'
  return parts.some((part) => isText(part, checker, seen)) ? 'text' : 'elements'
}

function isText(type: ts.Type, checker: ts.TypeChecker, seen: ReadonlySet<ts.Type>): boolean {
  if (seen.has(type)) return false
  if (type.isStringLiteral()) return type.value.trim() !== ''
  // The part of a `ReactNode` that remains in a truthiness test.
  if (type.isNumberLiteral()) return type.value !== 0
  if (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) return true
  const item = checker.isArrayType(type) ? type.getNumberIndexType() : undefined
  return item !== undefined && kindOf(item, checker, new Set([...seen, type])) === 'text'
}

/** The prop of a component that an attribute sets, or `undefined` for an HTML element. */
function blockProperty(
  element: ts.JsxOpeningLikeElement,
  name: string,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  if (/^[a-z]/.test(element.tagName.getText())) return undefined
  const props = checker.getResolvedSignature(element)?.parameters[0]
  return props && checker.getPropertyOfType(checker.getTypeOfSymbolAtLocation(props, element), name)
}

/** The props whose values an expression renders. */
function* sourcesOf(node: ts.Node, checker: ts.TypeChecker): Generator<ts.Declaration> {
  if (ts.isPropertyAccessExpression(node)) {
    yield* checker.getSymbolAtLocation(node.name)?.declarations ?? []
  } else if (ts.isIdentifier(node)) {
    const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration
    if (declaration && ts.isBindingElement(declaration)) {
      const name = (declaration.propertyName ?? declaration.name).getText()
      const type = checker.getTypeAtLocation(declaration.parent)
      yield* checker.getPropertyOfType(type, name)?.declarations ?? []
    } else if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer)
      yield* sourcesOf(declaration.initializer, checker)
  } else if (ts.isConditionalExpression(node)) {
    yield* sourcesOf(node.whenTrue, checker)
    yield* sourcesOf(node.whenFalse, checker)
  } else if (ts.isBinaryExpression(node)) {
    yield* sourcesOf(node.left, checker)
    yield* sourcesOf(node.right, checker)
  } else if (ts.isCallExpression(node)) {
    for (const argument of node.arguments) yield* sourcesOf(argument, checker)
  } else if (ts.isParenthesizedExpression(node)) yield* sourcesOf(node.expression, checker)
}

const textOf = (node: ts.Node): string => node.getText().trim().replaceAll(/\s+/g, ' ')

function placeOf(node: ts.Node): string {
  const file = node.getSourceFile()
  const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
  return `${file.fileName.replace(`${process.cwd().replaceAll('\\', '/')}/`, '')}:${line}`
}
