/**
 * Every rule that can be broken has a message in nl, en and fr, with and without the label of its field (R158). The
 * checked rules are named in the sources, or follow from the schemas of requests.
 */
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { Words } from './locales.ts'
import { subschemasOf } from '../contract/rules.ts'
import type { Contract, JsonSchema } from '../../openapi/contract-types.ts'
import { namesIn, projectSources, type SourceFile } from '../files.ts'

/** A place in the code or contract where a rule can be broken. */
export interface RuleUse {
  readonly rule: string
  /** Printed in a finding. */
  readonly place: string
  /** The message parameters that are passed there, in addition to the label. */
  readonly params: readonly string[]
}

const FORMS = ['with_label', 'without_label'] as const

/** Returns each rule without a message in some language, and each message with a parameter that is not passed. */
export function ruleWordFindings(words: Words, uses: readonly RuleUse[]): string[] {
  const languages: [string, ReadonlyMap<string, string>][] = Object.entries(words)
  const reported = new Set<string>()
  return uses.flatMap(({ rule, place, params }) => {
    const keys = FORMS.map((form) => `ui:validations.${rule}.${form}`)
    const missing = languages.filter(([, texts]) => !keys.every((key) => texts.has(key)))
    if (missing.length > 0) {
      if (reported.has(rule)) return []
      reported.add(rule)
      const names = missing.map(([language]) => language).join(', ')
      return [`${rule} of ${place} lacks words in ${names}: ${keys.join(', ')}`]
    }
    const placeholders = languages.flatMap(([, texts]) =>
      keys.flatMap((key) =>
        Array.from(texts.get(key)?.matchAll(/\{\{\s*(\w+)/g) ?? [], ([, name = '']) => name),
      ),
    )
    return [...new Set(placeholders)]
      .filter((name) => name !== 'label' && !params.includes(name))
      .map((name) => `${rule} of ${place} uses the parameter ${name}, which is not given there`)
  })
}

/**
 * Returns the rules that sources name: the value of a property `rule`, or the argument for a parameter `rule` of a
 * function in the same file, or otherwise in any file. Their message parameters are in the same object or call.
 */
export function rulesInSources(sources: readonly SourceFile[]): RuleUse[] {
  const files = sources.map(({ path, source }) => {
    const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
    return { path, tree, functions: functionsWithRule(tree) }
  })
  const allFunctions = new Map(files.flatMap(({ functions }) => [...functions]))
  return files.flatMap(({ path, tree, functions }) => {
    const uses: RuleUse[] = []
    const add = (node: ts.Expression | undefined, paramSources: readonly ts.Expression[]): void => {
      if (!node) return
      const place = `${path}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
      for (const rule of textsOf(node)) uses.push({ rule, place, params: paramSources.flatMap(propertiesOf) })
    }
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && node.name.getText() === 'rule')
        add(node.initializer, paramsNextTo(node))
      if (ts.isCallExpression(node)) {
        const functionName = node.expression.getText()
        const position = functions.get(functionName) ?? allFunctions.get(functionName)
        if (position !== undefined) add(node.arguments[position], node.arguments)
      }
      ts.forEachChild(node, visit)
    }
    visit(tree)
    return uses
  })
}

/** Functions with a parameter `rule`, and the position of that parameter. */
function functionsWithRule(tree: ts.SourceFile): Map<string, number> {
  const found = new Map<string, number>()
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node)) {
      const position = node.parameters.findIndex(({ name }) => name.getText() === 'rule')
      const declared = ts.isVariableDeclaration(node.parent) ? node.parent.name : node.name
      if (position >= 0 && declared) found.set(declared.getText(), position)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** The string, or the strings in both branches of a conditional. */
function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)]
  return ts.isParenthesizedExpression(node) ? textsOf(node.expression) : []
}

const paramsNextTo = (rule: ts.PropertyAssignment): ts.Expression[] =>
  rule.parent.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && property.name.getText() === 'params' ? [property.initializer] : [],
  )

const propertiesOf = (node: ts.Expression): string[] =>
  ts.isObjectLiteralExpression(node) ? node.properties.flatMap(({ name }) => name?.getText() ?? []) : []

/** The parameter that a schema keyword passes to its message, as in the sandbox and the forms (`RuleParams`). */
const PARAM_OF: Readonly<Record<string, string>> = {
  minLength: 'min',
  minItems: 'min',
  minProperties: 'min',
  minimum: 'min',
  exclusiveMinimum: 'min',
  maxLength: 'max',
  maxItems: 'max',
  maxProperties: 'max',
  maximum: 'max',
  exclusiveMaximum: 'max',
}
/** Keywords whose messages have no parameter. */
const WITHOUT_PARAM = ['type', 'enum', 'const', 'pattern', 'multipleOf', 'uniqueItems', 'required']

/**
 * Returns the rules that a request can break, from the schemas of its body and parameters. `formats` are the formats
 * that are checked.
 */
export function rulesOfRequests(contract: Contract, formats: readonly string[]): RuleUse[] {
  const uses = new Map<string, RuleUse>()
  const seen = new Set<JsonSchema>()
  const visit = (schema: JsonSchema | undefined, place: string): void => {
    if (!schema || seen.has(schema)) return
    seen.add(schema)
    const add = (rule: string, params: readonly string[] = []): void => {
      if (!uses.has(rule)) uses.set(rule, { rule, place, params })
    }
    for (const keyword of WITHOUT_PARAM) if (schema[keyword] !== undefined) add(keyword)
    for (const [keyword, param] of Object.entries(PARAM_OF))
      if (schema[keyword] !== undefined) add(keyword, [param])
    if (typeof schema['format'] === 'string' && formats.includes(schema['format'])) add(schema['format'])
    if (schema['additionalProperties'] === false || schema['unevaluatedProperties'] === false) add('unknown')
    visit(contract.components.schemas[nameOf(schema)], place)
    for (const part of subschemasOf(schema)) visit(part.schema, place)
  }
  for (const item of Object.values(contract.paths))
    for (const { operationId, requestBody, parameters = [] } of Object.values(item)) {
      for (const { schema } of Object.values(requestBody?.content ?? {})) visit(schema, operationId)
      for (const parameter of parameters)
        visit(
          'schema' in parameter
            ? parameter.schema
            : contract.components.parameters?.[nameOf(parameter)]?.schema,
          operationId,
        )
    }
  return [...uses.values()]
}

/** The name to which a reference points: its last segment. */
const nameOf = ({ $ref = '' }: { $ref?: string }): string => $ref.replace(/^.*\//, '')

/** Reads the rules of the sandbox, the forms and the contract. */
export function readRuleUses(): RuleUse[] {
  const sources = projectSources().filter(
    ({ path }) =>
      /^(src|mocks|openapi|files)\//.test(path) && !/test\.tsx?$|\/generated\/|^src\/dev\//.test(path),
  )
  const contract = JSON.parse(readFileSync('src/api/generated/openapi.json', 'utf8')) as Contract
  return [...rulesInSources(sources), ...rulesOfRequests(contract, namesIn('openapi/formats', '.ts'))]
}
