/** Compiles the contract's request schemas to functions at build time, so that no browser needs `eval`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { _ } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { createAjv } from '../../openapi/ajv.ts'
import type { Contract, ContractOperation, JsonSchema } from '../contract/types.ts'

const FORMATS = '~formats'

/**
 * Writes `<Schema>.js` and `<Schema>.d.ts` for each schema that request bodies use, directly or indirectly. Custom
 * formats are imported one by one from `openapi/formats/`, so that a form loads only the checks it needs.
 */
export async function writeValidators(contract: Contract, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const ajv = await createAjv({
    messages: false,
    code: { source: true, esm: true, lines: true, optimize: 2, formats: _`require(${FORMATS})` },
  })
  ajv.addSchema({ $id: 'contract', components: { schemas: withoutWords(contract.components.schemas, true) } })
  const formats = relative(folder, 'openapi/formats')
  const names = requestSchemas(contract)
  for (const name of names) {
    const validate = ajv.getSchema(`contract#/components/schemas/${name}`)
    if (!validate) throw new Error(`no schema ${name}`)
    writeFileSync(join(folder, `${name}.js`), toModule(standaloneCode(ajv, validate), formats))
  }
  const declaration = `import type { ValidateFunction } from 'ajv'\n\ndeclare const validate: ValidateFunction\nexport default validate\n`
  for (const name of names) writeFileSync(join(folder, `${name}.d.ts`), declaration)
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

/** Leaves out descriptions and examples, which would otherwise be shipped to the browser with each `enum`. */
function withoutWords(node: unknown, isMap = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutWords(item))
  if (node === null || typeof node !== 'object') return node
  const kept = Object.entries(node).filter(([key]) => isMap || !/^(description|examples?|x-.+)$/.test(key))
  return Object.fromEntries(
    kept.map(([key, value]) => [key, withoutWords(value, !isMap && key === 'properties')]),
  )
}

/** Ajv writes `require(…)` even for ES modules. Converts each to an import. */
function toModule(code: string, formats: string): string {
  const imports = new Map<string, string>()
  const named = (specifier: string): string => {
    const known = imports.get(specifier)
    if (known !== undefined) return known
    const name = `imported${imports.size}`
    imports.set(specifier, name)
    return name
  }
  const body = code
    .replace('"use strict";', '')
    .replace(
      new RegExp(`require\\("${FORMATS}"\\)(?:\\.(\\w+)|\\["([^"]+)"\\])`, 'g'),
      (_all, dotted, quoted) => named(`${formats}/${(dotted ?? quoted) as string}.ts`),
    )
    .replace(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, () =>
      named(`${formats}/../code-points.ts`),
    )
    .replace(/require\("ajv\/dist\/runtime\/equal"\)\.default/g, () => named(`${formats}/../deep-equal.ts`))
  const left = /require\("([^"]+)"\)/.exec(body)
  if (left) throw new Error(`a validator needs ${left[1]}: give it an import here`)
  const head = [...imports].map(([specifier, name]) => `import ${name} from '${specifier}'\n`).join('')
  return `// Made by scripts/generate.ts from the contract.\n${head}${body}`
}
