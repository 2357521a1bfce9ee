/** Creates the validators of the contract: strict JSON Schema 2020-12 with our formats. For builds, Node and packages. */
import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import { readFormats } from './read-formats.ts'

/**
 * Returns an ajv instance in strict mode: a schema that it cannot compile is an error, never "valid". Formats are
 * the files of `openapi/formats/`. OpenAPI's annotations and our `x-` keywords are registered.
 */
export async function createAjv(options: Options = {}): Promise<Ajv2020> {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    ...options,
  })
  for (const [name, format] of await readFormats()) ajv.addFormat(name, format)
  for (const format of ['int32', 'int64', 'double', 'binary', 'password']) ajv.addFormat(format, true)
  ajv.addVocabulary(['components', 'example', 'discriminator', 'xml', 'externalDocs'])
  ajv.addVocabulary([
    'x-agrees-with',
    'x-assumption',
    'x-extensible',
    'x-extensible-enum',
    'x-kept',
    'x-reference',
    'x-refuses',
    'x-regardless-of',
    'x-rule',
    'x-searches',
    'x-shown-by',
    'x-signed',
    'x-skips',
    'x-source',
    'x-sums',
    'x-together-with',
    'x-unit',
    'x-notation',
    'x-visible-to',
  ])
  return ajv
}
