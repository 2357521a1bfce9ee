/**
 * Generates code from the contract: `npm run generate [-- --watch]`.
 *
 *   openapi/*.yaml ─ bundle ─► src/api/generated/openapi.json      what every program reads
 *                              …/schema.ts                         types (openapi-typescript)
 *                              …/file-limits.ts                    what `x-file-limits` states
 *                              …/references.ts                     what `x-references` states
 *                              …/known-names.ts                    the codes of refusals, and the roles
 *                              …/languages.ts                      the languages of interface, templates and app
 *                              …/schedule-languages.ts             the languages that the texts of schedules need
 *                              …/operations/<area>.ts              one small constant per operation
 *                              …/responses/<Schema>.ts            what a response must have
 *                              …/validators/<Schema>.js            validators of the request schemas, compiled by ajv
 *                              …/requests/<Schema>.ts              validator and fields, for a form of such a request
 *                              …/logged-paths.conf                 the paths as the web server logs them
 */
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MetadataJson } from 'libphonenumber-js/core'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { readArguments } from './read-arguments.ts'
import { bundleContract } from './contract/bundle.ts'
import { ContractMistakes } from './contract/contract-file.ts'
import { withLock } from './processes/lock.ts'
import { swapIn } from './processes/swap-in.ts'
import { loggedPaths } from './generate/logged-paths.ts'
import { aboutOf, responseShapes, successContent } from './generate/responses.ts'
import { writeRequests } from './generate/requests.ts'
import { requestSchemas, writeValidators } from './generate/validators.ts'
import type { Contract, ContractOperation, JsonSchema } from '../openapi/contract-types.ts'

const PHONE_COUNTRIES = ['BE', 'FR', 'DE', 'NL', 'UA'] as const
const SOURCE = 'openapi'
const GENERATED = 'src/api/generated'
/**
 * All files are first written here, so that the previous files exist until the new ones are complete. The folder has
 * the same depth in the project, so that relative imports stay valid.
 */
const OUT = '.cache/generate/new'
const BUNDLE_NAME = 'openapi.json'
const BUNDLE = join(OUT, BUNDLE_NAME)
const PHONE_METADATA = 'phone-metadata.ts'
const STAMP_NAME = '.stamp'
const STAMP = join(GENERATED, STAMP_NAME)
const LOCK_NAME = '.lock'
const LOCK = join(GENERATED, LOCK_NAME)

/** Generates all files, unless contract and generators are unchanged since the last time. */
async function generate(): Promise<void> {
  mkdirSync(GENERATED, { recursive: true })
  // `npm start` and `npm run check` can run at the same time. The lock prevents them from mixing their files.
  await withLock(LOCK, generateIfChanged)
}

async function generateIfChanged(): Promise<void> {
  const stamp = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT, { recursive: true })
  bundleContract(SOURCE, BUNDLE)
  const contract = JSON.parse(readFileSync(BUNDLE, 'utf8')) as Contract
  writePhoneMetadata()
  writeFileLimits(contract)
  writeReferences(contract)
  writeKnownNames(contract)
  writeLanguages(contract)
  writeScheduleLanguages(contract)
  await writeTypes()
  writeOperations(contract)
  await writeValidators(contract, join(OUT, 'validators'))
  writeRequests(contract, requestSchemas(contract), join(OUT, 'requests'))
  writeFileSync(join(OUT, 'logged-paths.conf'), loggedPaths(Object.keys(contract.paths)))
  rmSync(STAMP, { force: true })
  // The sandbox reloads everything when the bundle changes.
  swapIn(OUT, GENERATED, { last: BUNDLE_NAME, kept: [STAMP_NAME, LOCK_NAME] })
  writeFileSync(STAMP, stamp)
  console.log(`generated ${operationsOf(contract).length} operations into ${GENERATED}`)
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const add = (path: string): void => {
    if (!existsSync(path)) return
    hash.update(path).update(readFileSync(path))
  }
  // Nothing is generated from the resource model, which only the conformance suite uses.
  const inputs = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(yaml|ts)$/.test(name) && !name.startsWith('resources'),
  )
  for (const name of inputs.sort()) add(join(SOURCE, name))
  for (const name of [
    'generate.ts',
    'generate/responses.ts',
    'generate/logged-paths.ts',
    'generate/requests.ts',
    'generate/validators.ts',
    'contract/bundle.ts',
    'contract/contract-file.ts',
    'contract/index-of-paths.ts',
    'contract/references.ts',
    'contract/refusals.ts',
    'contract/taken-properties.ts',
  ])
    add(join('scripts', name))
  add('package-lock.json')
  return hash.digest('hex')
}

/** The limits of uploaded tables. */
function writeFileLimits(contract: Contract): void {
  if (!contract['x-file-limits']) throw new Error('the contract states no x-file-limits')
  const limits = JSON.stringify(contract['x-file-limits'])
  const head = '/** Limits of uploaded tables, as the contract states them. */\n'
  writeFileSync(join(OUT, 'file-limits.ts'), `${head}export const FILE_LIMITS = ${limits} as const\n`)
}

/** The types of partners that a field may name, for forms and filters. */
function writeReferences(contract: Contract): void {
  const types = JSON.stringify(contract['x-references'] ?? {})
  const head = '/** The types of the partners that a property with this `x-reference` may name. */\n'
  writeFileSync(join(OUT, 'references.ts'), `${head}export const REFERENCES = ${types} as const\n`)
}

/** The languages that a schema lists: its values, or the properties of a text by language. */
function languagesIn(contract: Contract, name: string): readonly string[] {
  const { enum: values, properties } = contract.components.schemas[name] ?? {}
  const languages = Array.isArray(values) ? values.map(String) : Object.keys(properties ?? {})
  if (languages.length === 0) throw new Error(`the contract lists no languages in ${name}`)
  return languages
}

/** The only list of languages. The portal, its texts, the sandbox and the tests all use it. */
function writeLanguages(contract: Contract): void {
  const listed = (name: string): string => `${JSON.stringify(languagesIn(contract, name))} as const`
  writeFileSync(
    join(OUT, 'languages.ts'),
    `/** The languages of the interface; the first one is the default. */\nexport const LANGUAGES = ${listed('Language')}\n` +
      `export type Language = (typeof LANGUAGES)[number]\n` +
      `/** The languages in which templates are written. */\nexport const TEMPLATE_LANGUAGES = ${listed('TemplateLanguage')}\n` +
      `/** The languages of the app. */\nexport const APP_LANGUAGES = ${listed('UsageReason')}\n`,
  )
}

/**
 * Loads the languages in which the library describes schedules. English is included, and replaces a language that the
 * library lacks.
 */
function writeScheduleLanguages(contract: Contract): void {
  const imports = languagesIn(contract, 'Language')
    .map((language) => `cronstrue/locales/${language}.js`)
    .filter((path) => !path.endsWith('/en.js') && existsSync(join('node_modules', path)))
    .map((path) => `import '${path}'\n`)
  writeFileSync(join(OUT, 'schedule-languages.ts'), imports.join(''))
}

/** The words that a problem report may contain. They come from the contract, so they cannot be personal data. */
function writeKnownNames(contract: Contract): void {
  const codes = new Set<string>()
  const collect = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    // An example error of the contract.
    if ('message' in part && 'code' in part && typeof part.code === 'string') codes.add(part.code)
    Object.values(part).forEach(collect)
  }
  collect(contract)
  const roles = new Set(operationsOf(contract).flatMap(({ operation }) => operation['x-roles']))
  const written = (names: ReadonlySet<string>): string => JSON.stringify([...names].sort())
  writeFileSync(
    join(OUT, 'known-names.ts'),
    `/** The codes of refusals in the contract. */\nexport const CODES: readonly string[] = ${written(codes)}\n` +
      `/** The roles in the contract. */\nexport const ROLES: readonly string[] = ${written(roles)}\n`,
  )
}

/**
 * Writes libphonenumber's tables for the countries of R140 only, which reduces them from 28 to 11 KiB in the browser.
 */
function writePhoneMetadata(): void {
  const whole = readFileSync('node_modules/libphonenumber-js/metadata.max.json', 'utf8')
  const { countries, country_calling_codes, ...rest } = JSON.parse(whole) as MetadataJson
  const chosen = Object.fromEntries(PHONE_COUNTRIES.map((country) => [country, countries[country]]))
  const codes = Object.entries(country_calling_codes).flatMap(([code, users]) => {
    const left = users.filter((country) => country in chosen)
    return left.length > 0 ? [[code, left] as const] : []
  })
  const metadata = {
    ...rest,
    countries: chosen,
    country_calling_codes: Object.fromEntries(codes),
    nonGeographic: {},
  }
  const head = `// Made by scripts/generate.ts.\nimport type { MetadataJson } from 'libphonenumber-js/core'\n\n`
  const body = `const metadata: MetadataJson = ${JSON.stringify(metadata)}\nexport default metadata\n`
  const [fresh, inPlace] = [join(OUT, PHONE_METADATA), join(GENERATED, PHONE_METADATA)]
  writeFileSync(fresh, head + body)
  // In a fresh clone these tables must be in their place first: the formats import them, and the validators cannot be
  // compiled without the formats.
  if (!existsSync(inPlace)) copyFileSync(fresh, inPlace)
}

/** Binary bodies become `Blob`. A property with a default stays optional in requests. */
async function writeTypes(): Promise<void> {
  const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'))
  const ast = await openapiTS(pathToFileURL(BUNDLE), {
    defaultNonNullable: false,
    transform: (schema) => (schema.type === 'string' && schema.format === 'binary' ? blob : undefined),
  })
  writeFileSync(
    join(OUT, 'schema.ts'),
    `// Made by scripts/generate.ts from the contract.\n${astToString(ast)}export type Schemas = components['schemas']\n`,
  )
}

function writeOperations(contract: Contract): void {
  const folder = join(OUT, 'operations')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const areas = new Map<string, { readonly constants: string[]; readonly imports: Set<string> }>()
  const shapes = responseShapes(contract)
  for (const { id, method, path, operation } of operationsOf(contract)) {
    const area = operation.tags[0] ?? ''
    const written = areas.get(area) ?? { constants: [], imports: new Set() }
    areas.set(area, written)
    const responseShape = shapes.of(operation)
    for (const name of responseShape?.imports ?? []) written.imports.add(name)
    const rest = JSON.stringify({
      id,
      method,
      path,
      roles: operation['x-roles'],
      responseType: responseTypeOf(contract, operation),
      about: aboutOf(contract, operation),
      once: takesKey(operation) || undefined,
      stepUp: operation['x-step-up'],
      translated: operation['x-language'] !== undefined || undefined,
    }).slice(1, -1)
    const shape = responseShape === undefined ? '' : `,responseShape:${responseShape.code}`
    written.constants.push(`export const ${id}: Operation<'${id}'> = {${rest}${shape}}\n`)
  }
  shapes.write(join(OUT, 'responses'))
  for (const [area, { constants, imports }] of areas) {
    const needed = [...imports].map((name) => `import { ${name} } from '../responses/${name}.ts'\n`)
    const head = `// Made by scripts/generate.ts from the contract.\nimport type { Operation } from '../../operation.ts'\n`
    writeFileSync(join(folder, `${area}.ts`), `${head}${needed.join('')}\n${constants.join('')}`)
  }
}

/** Whether the operation takes an Idempotency-Key, so that the client sends one (G301). */
const takesKey = ({ parameters = [] }: ContractOperation): boolean =>
  parameters.some((parameter) => '$ref' in parameter && parameter.$ref.endsWith('/IdempotencyKey'))

/** How the client reads a successful response: by its media type, as a `Blob` for binary content. */
function responseTypeOf(contract: Contract, operation: ContractOperation): 'json' | 'text' | 'blob' | 'none' {
  const [type, media] = Object.entries(successContent(contract, operation))[0] ?? []
  if (type === undefined) return 'none'
  if (type === 'application/json') return 'json'
  const isBinary = partsOf(contract, media?.schema ?? {}).some(({ format }) => format === 'binary')
  return isBinary ? 'blob' : 'text'
}

/** A schema with all schemas that it refers to or is composed of, at its top level. */
function partsOf(contract: Contract, schema: JsonSchema): JsonSchema[] {
  const target = schema.$ref === undefined ? undefined : contract.components.schemas[nameOf(schema.$ref)]
  return [schema, ...[target ?? [], schema.allOf ?? []].flat().flatMap((part) => partsOf(contract, part))]
}

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ''

function operationsOf(contract: Contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      'operationId' in operation
        ? [{ id: operation.operationId, method: method.toUpperCase(), path, operation }]
        : [],
    ),
  )
}

const { values: options } = readArguments({ options: { watch: { type: 'boolean' } } })
await generate().catch((error: unknown) => {
  if (!(error instanceof ContractMistakes)) throw error
  // The mistake is in the contract, so a stack trace of this program would only hide it.
  console.error(error.message)
  process.exit(1)
})
if (options.watch) {
  let pending: NodeJS.Timeout | undefined
  watch(SOURCE, { recursive: true }, () => {
    clearTimeout(pending)
    pending = setTimeout(
      () =>
        void generate().catch((error: unknown) =>
          console.error(error instanceof ContractMistakes ? error.message : error),
        ),
      200,
    )
  })
}
