/** Writes the contract's request schemas as data, so that no browser needs `eval` or code that ajv compiles. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isKnownKeyword } from '../../openapi/validator.ts'
import type { Contract, ContractOperation, JsonSchema } from '../contract/types.ts'

/**
 * Writes `<Schema>.js` and `<Schema>.d.ts` for each schema that request bodies use, directly or indirectly. Schemas and
 * formats are imported one by one, so that a form loads only those it needs.
 */
export function writeValidators(contract: Contract, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const source = relative(folder, 'openapi')
  const declaration = `import type { Schema, Validator } from '${source}/validator.ts'\n\nexport declare const schema: Schema\ndeclare const validate: Validator\nexport default validate\n`
  for (const name of requestSchemas(contract)) {
    writeFileSync(join(folder, `${name}.js`), toModule(contract.components.schemas[name], name, source))
    writeFileSync(join(folder, `${name}.d.ts`), declaration)
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

/** A module with a schema and its validator. */
function toModule(schema: unknown, name: string, source: string): string {
  const imports = new Map<string, string>()
  const literal = toLiteral(schema, (kind, imported) => {
    const local = `${kind}${imported.replaceAll('-', '')}`
    imports.set(
      local,
      kind === 'format'
        ? `import ${local} from '${source}/formats/${imported}.ts'`
        : `import { schema as ${local} } from './${imported}.js'`,
    )
    return local
  })
  return [
    `// Made by scripts/generate.ts from the contract: ${name}.`,
    `import { validator } from '${source}/validator.ts'`,
    ...imports.values(),
    '',
    `export const schema = ${literal}`,
    'const validate = /* @__PURE__ */ validator(schema)',
    'export default validate',
    '',
  ].join('\n')
}

type Import = (kind: 'schema' | 'format', name: string) => string

/** A schema as source, without words: a reference becomes the imported schema, a format is given its function. */
function toLiteral(node: unknown, imported: Import): string {
  const { $ref, ...rest } = node as JsonSchema
  const kept = Object.entries(rest).filter(([key]) => !/^(description|examples?|default|x-.+)$/.test(key))
  if ($ref !== undefined) {
    if (kept.length > 0) throw new Error(`${$ref} has keywords beside it, which no validator asks`)
    return imported('schema', $ref.split('/').at(-1) ?? '')
  }
  const parts = kept.flatMap(([key, value]): string[] => {
    if (!isKnownKeyword(key)) throw new Error(`openapi/validator.ts does not know the keyword ${key}`)
    if (key === 'properties') return [`${key}:${mapLiteral(value as JsonSchema, imported)}`]
    if (key === 'items' || key === 'not' || key === 'propertyNames' || isSchema(key, value))
      return [`${key}:${toLiteral(value, imported)}`]
    if (key !== 'format') return [`${key}:${JSON.stringify(value)}`]
    // Formats such as `int32` are only said, not checked.
    const format = String(value)
    if (!existsSync(`openapi/formats/${format}.ts`)) return []
    return [`${key}:${JSON.stringify(value)}`, `check:${imported('format', format)}`]
  })
  return `{${parts.join(',')}}`
}

const isSchema = (key: string, value: unknown): boolean =>
  key === 'additionalProperties' && typeof value === 'object'

const mapLiteral = (schemas: JsonSchema, imported: Import): string =>
  `{${Object.entries(schemas)
    .map(([name, schema]) => `${JSON.stringify(name)}:${toLiteral(schema, imported)}`)
    .join(',')}}`
