/** Compiles the contract's request schemas with ajv, so that browsers need neither `eval`, ajv nor the contract. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ValidateFunction } from 'ajv'
import type { ValueScopeName } from 'ajv/dist/compile/codegen/scope.js'
import { createAjv } from '../../openapi/ajv.ts'
import type { Contract, ContractOperation, JsonSchema } from '../../openapi/contract-types.ts'

/**
 * Writes `<Schema>.js` and `<Schema>.d.ts` for each schema that request bodies use, directly or indirectly. A schema to
 * which others refer is a module that they import: it is compiled once, and a form loads only the modules it needs.
 */
export async function writeValidators(contract: Contract, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const source = relative(folder, 'openapi')
  const declarationOf = (name: string): string => `import type { Validator } from '${source}/validation.ts'
import type { Schemas } from '../schema.ts'

declare const validate: Validator<Schemas['${name}']>
export default validate
`
  const names = requestSchemas(contract)
  // Errors are identified by their keyword, because the portal has its own messages in three languages.
  const ajv = await createAjv({
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  })
  for (const name of names) ajv.addSchema(toSchema(contract.components.schemas[name]), name)
  const functions = new Map<unknown, string>(names.map((name) => [ajv.getSchema(name), name]))
  for (const [validate, name] of functions) {
    const code = toModule(validate as ValidateFunction, name, source, functions)
    writeFileSync(join(folder, `${name}.js`), code)
    writeFileSync(join(folder, `${name}.d.ts`), declarationOf(name))
  }
}

/** The names of all schemas used in JSON request bodies, and of the rows of uploaded files. */
export function requestSchemas(contract: Contract): string[] {
  const found = new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (node === null || typeof node !== 'object') return
    const name = (node as JsonSchema).$ref?.match(/^#\/components\/schemas\/(.+)$/)?.[1]
    if (name !== undefined && !found.has(name)) {
      found.add(name)
      visit(contract.components.schemas[name])
    }
    Object.values(node).forEach(visit)
  }
  for (const item of Object.values(contract.paths))
    for (const operation of Object.values(item)) {
      visit(operation.requestBody?.content['application/json']?.schema)
      visit(rowsOfFile(contract, operation))
    }
  return [...found].sort()
}

/** The row schema of a form's `file` part. */
function rowsOfFile(contract: Contract, { requestBody }: ContractOperation): unknown {
  const name = requestBody?.content['multipart/form-data']?.schema?.$ref?.split('/').at(-1) ?? ''
  const { file } = (contract.components.schemas[name]?.['properties'] ?? {}) as Record<string, JsonSchema>
  return file?.['contentSchema']
}

/**
 * A schema without descriptions, which refers to other schemas by name. Names of properties are not treated as
 * keywords.
 */
function toSchema(node: unknown): JsonSchema {
  const kept = Object.entries(node as JsonSchema).filter(
    ([key]) => !/^(description|examples?|default|x-.+)$/.test(key),
  )
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (key === '$ref') return [key, String(value).split('/').at(-1)]
      if (key === 'properties') return [key, mapSchemas(value as JsonSchema)]
      return [key, typeof value === 'object' && !Array.isArray(value) ? toSchema(value) : value]
    }),
  )
}

const mapSchemas = (schemas: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toSchema(schema)]))

/**
 * A module with the code to which ajv compiled a schema. ajv's own `standaloneCode` would repeat the functions of
 * referenced schemas in the module of each request. Here they are imported.
 */
function toModule({ source: code }: ValidateFunction, name: string, source: string, names: Names): string {
  if (!code) throw new Error(`ajv kept no code for ${name}`)
  const used = Object.values(code.scopeValues).flatMap((values) => [...(values ?? [])])
  return [
    `// Made by scripts/generate.ts from the contract: ${name}.`,
    ...used.map((value) => toBinding(value, source, names)).sort(importsFirst),
    `export default ${code.validateCode}`,
    // The properties that the function has evaluated, for `unevaluatedProperties` of an enclosing schema.
    ...(code.evaluated ? [`${code.validateName.str}.evaluated = ${code.evaluated.toString()}`] : []),
    '',
  ].join('\n')
}

type Names = ReadonlyMap<unknown, string>

/** The line that gives the compiled code one of its values. */
function toBinding({ str: local, prefix, value }: ValueScopeName, source: string, names: Names): string {
  const schema = names.get(value?.ref)
  if (schema !== undefined) return `import ${local} from './${schema}.js'`
  if (prefix === 'formats') return `import ${local} from '${source}/formats/${String(value?.key)}.ts'`
  if (!value?.code) throw new Error(`a validator uses ${local}, which a module cannot import`)
  const code = value.code.toString()
  const [, helper] = /^require\("(.+)"\)\.default$/.exec(code) ?? []
  // ajv's helpers are CommonJS, so their exports are one object.
  return helper === undefined
    ? `const ${local} = ${code}`
    : `import in${local} from '${helper}.js'\nconst ${local} = in${local}.default`
}

const importsFirst = (a: string, b: string): number =>
  Number(b.startsWith('import')) - Number(a.startsWith('import'))
