/**
 * Screens must not repeat what the contract states about a field: whether it is required, its limits, its unit, its
 * values. Facts that only a form knows have other names: `requiredHere`, `unitHere`. The `min` and `max` of a date
 * field are allowed, because they change with time.
 */
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'
import type { Contract } from '../../openapi/contract-types.ts'
import type { SourceFile } from '../files.ts'

const SCREENS = /^src\/(features|domain|records)\/.*(?<!\.test)\.tsx$/
const STATED = new Set([
  'required',
  'min',
  'max',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'unit',
  'pattern',
])
/** Limits that a contract cannot state, such as today. */
const MOVING: Readonly<Record<string, readonly string[]>> = { DateField: ['min', 'max'] }

/** Returns each attribute of a form field that repeats the contract. */
export function formFindings(files: readonly SourceFile[], contract: Contract): string[] {
  const choices = choicesOf(contract)
  const lists = new Map(files.flatMap(({ path, source }) => listsIn(path, source)))
  return files.filter(({ path }) => SCREENS.test(path)).flatMap((file) => findingsIn(file, choices, lists))
}

function findingsIn(
  { path, source }: SourceFile,
  choices: readonly ReadonlySet<string>[],
  lists: ReadonlyMap<string, readonly string[]>,
): string[] {
  const tree = parse(path, source)
  const imports = importsOf(path, tree)
  const findings: string[] = []
  const valuesOf = (node: ts.Node): readonly string[] => {
    if (ts.isIdentifier(node)) return lists.get(imports.get(node.text) ?? `${path} ${node.text}`) ?? []
    if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(valueOf)
    if (ts.isCallExpression(node)) return valuesOf(node.expression)
    return ts.isPropertyAccessExpression(node) || isWrapped(node) ? valuesOf(node.expression) : []
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node)) {
      const tag = node.tagName.getText()
      if (/.Field$/.test(tag))
        for (const attribute of node.attributes.properties.filter(ts.isJsxAttribute)) {
          const name = attribute.name.getText()
          const line = tree.getLineAndCharacterOfPosition(attribute.getStart()).line + 1
          if (STATED.has(name) && MOVING[tag]?.includes(name) !== true)
            findings.push(`${path}:${line} <${tag} ${name}>: the contract states it`)
          const given = attribute.initializer
          const values =
            name === 'options' && given && ts.isJsxExpression(given) && given.expression
              ? valuesOf(given.expression)
              : []
          if (values.length > 0 && choices.some((choice) => values.every((value) => choice.has(value))))
            findings.push(`${path}:${line} <${tag} options>: the contract lists them; give \`optionLabel\``)
        }
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return findings
}

/** The value of one option: a text, or `{ value: … }`. */
function valueOf(node: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (!ts.isObjectLiteralExpression(node)) return []
  return node.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && property.name.getText() === 'value'
      ? valueOf(property.initializer)
      : [],
  )
}

/** The lists of texts declared at the top of a file, by `path name`. */
function listsIn(path: string, source: string): [string, readonly string[]][] {
  return parse(path, source).statements.flatMap((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap(
          ({ name, initializer }): [string, readonly string[]][] => {
            const list = initializer && unwrapped(initializer)
            return list && ts.isArrayLiteralExpression(list)
              ? [[`${path} ${name.getText()}`, list.elements.flatMap(valueOf)]]
              : []
          },
        )
      : [],
  )
}

/** The named imports of a file, as `path name`. */
function importsOf(path: string, tree: ts.SourceFile): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const node of tree.statements.filter(ts.isImportDeclaration)) {
    const from = ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : ''
    const target = from.startsWith('@/') ? `src/${from.slice(2)}` : posix.join(posix.dirname(path), from)
    const named = node.importClause?.namedBindings
    if (named && ts.isNamedImports(named))
      for (const { name, propertyName } of named.elements)
        found.set(name.text, `${target} ${(propertyName ?? name).text}`)
  }
  return found
}

type Wrapped = ts.AsExpression | ts.SatisfiesExpression | ts.ParenthesizedExpression
const isWrapped = (node: ts.Node): node is Wrapped =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
const unwrapped = (node: ts.Expression): ts.Expression =>
  isWrapped(node) ? unwrapped(node.expression) : node

const parse = (path: string, source: string): ts.SourceFile =>
  ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

/** The values of each choice of the contract. */
function choicesOf(contract: Contract): ReadonlySet<string>[] {
  const found: ReadonlySet<string>[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (node === null || typeof node !== 'object') return
    const values = Reflect.get(node, 'enum') as unknown
    if (Array.isArray(values)) found.push(new Set(values.filter((value) => typeof value === 'string')))
    Object.values(node).forEach(visit)
  }
  visit(contract.components.schemas)
  return found
}

export const readContract = (): Contract =>
  JSON.parse(readFileSync('src/api/generated/openapi.json', 'utf8')) as Contract
