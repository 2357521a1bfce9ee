/** The input of `npm run new:screen`, and what the screens of each kind share. */
import type { Language } from '../../src/api/generated/languages.ts'
import type { GuardName } from '../../tests/who-may-open.ts'
import type { ContractReader, ReadOperation, Shown } from './contract.ts'

export const KINDS = ['list', 'record', 'form', 'settings', 'wizard'] as const
/** A text by language. A missing language gets the English text, with a mark to translate it. */
export type Text = { readonly en: string } & { readonly [Other in Language]?: string }

export interface ScreenSpec {
  readonly kind: (typeof KINDS)[number]
  readonly area: string
  readonly operation: string
  readonly parent: string | undefined
  readonly guard: GuardName
  readonly name: string
  readonly path: string
  /** A group of the menu. */
  readonly menu: string | undefined
  /** For a record. */
  readonly tabs: readonly string[]
  /** Its title in each language in which it is given. */
  readonly titles: { readonly [Language in keyof Text]?: string | undefined }
}

/** The input from which a kind of screen is generated. */
export interface GeneratorInput {
  readonly spec: ScreenSpec
  readonly contract: ContractReader
  readonly operation: ReadOperation
  /** Names of the parameters of the path. */
  readonly params: readonly string[]
  /** The screen to open afterwards, if its address needs no other parameters than this one. */
  readonly parentHref: string | undefined
  /** Adds a text by its key below the area. An English text is looked up in the other languages. */
  readonly addText: (key: string, text: Text | string) => void
  readonly title: Text
  /** The prefix of the screen's own texts. */
  readonly words: string
}

/** One entry of the table of screens, as source. */
export interface Entry {
  readonly name: string
  readonly path: string
  readonly lines: readonly string[]
  /** A tab, without its own menu item. */
  readonly isTab?: boolean
}

/** The output of a kind of screen. */
export interface GeneratorOutput {
  /** By the name of the file in the feature's folder. */
  readonly files: Readonly<Record<string, string>>
  readonly entries: readonly Entry[]
  /** The expectations of its test, in English. */
  readonly test: readonly string[]
  /** Parts of the contract that the screen neither shows nor requests. */
  readonly left: readonly string[]
}

export const kebab = (name: string): string => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase()
export const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const entryOf = (
  { area }: Pick<ScreenSpec, 'area'>,
  name: string,
  path: string,
  file: string,
  more: readonly string[] = [],
): Entry => ({
  name,
  path,
  lines: [`path: '${path}'`, `name: '${name}'`, `load: () => import('@/features/${area}/${file}')`, ...more],
})

/** A source without the lines that a template left empty. */
export const tidy = (source: string): string =>
  source.replace(/^[ \t]+\n/gm, '').replace(/(?<=^import [^\n]*\n)\n+(?=import )/gm, '')

/** Imports the operations. */
export const operationsFrom = (area: string, ids: readonly string[]): string =>
  `import { ${[...new Set(ids)].sort().join(', ')} } from '@/api/generated/operations/${area}.ts'`

/** `row.owner?.name`. */
export const expressionOf = ({ path, absent, isNullable }: Shown, root: string): string =>
  path.reduce((code, step, at) => `${code}${at > 0 && absent[at - 1] === true ? '?.' : '.'}${step}`, root) +
  (isNullable ? ' ?? undefined' : '')
export const mayLack = ({ absent, isNullable }: Shown): boolean => isNullable || absent.includes(true)

/** The label of a value or a code, made from its name: `partnerType` is "Partner type", `FLAT_TYRE` "Flat tyre". */
export function labelFrom(key: string): string {
  const name = /[a-z]/.test(key) ? key : key.toLowerCase()
  const words = kebab(name.replace(/(.)OspIds?$/, '$1'))
    .replace(/\bext-id\b/, 'external id')
    .replace(/\bcorporate-account\b/, 'company') // The glossary's name for it.
    .replaceAll(/[-_]/g, ' ')
  return capital(words)
}

/** The texts of codes are below the property's plural: `problems.FLAT_TYRE`. */
const pluralOf = (name: string): string =>
  /[^su]s$/.test(name) ? name : `${name.replace(/([^aeiou])y$/, '$1ie').replace(/(s|x|ch)$/, '$1e')}s`
export const codeWord = (name: string, value: string): string => `t(\`${pluralOf(name)}.\${${value}}\`)`
export function addCodeTexts(
  addText: GeneratorInput['addText'],
  name: string,
  codes: readonly string[] = [],
): void {
  for (const code of codes) addText(`${pluralOf(name)}.${code}`, labelFrom(code))
}

/** The source of a request value that the user does not enter: from the address, or the current company. */
export function fromAddress(
  path: readonly string[],
  params: readonly string[],
): { readonly code: string; readonly isCompany: boolean } | undefined {
  const leaf = path.at(-1) ?? ''
  const above = path.at(-2)
  const isBare = (leaf === 'ospId' || leaf === 'id') && (above === undefined || above === 'data')
  const name = leaf === 'ospId' && above !== undefined ? `${above}OspId` : leaf
  const param = params.includes(name) ? name : isBare ? params.at(-1) : undefined
  if (param !== undefined) return { code: `params.${param}`, isCompany: false }
  const isCompany = name === 'corporateAccountOspId' || name === 'assigneeOspId'
  return isCompany ? { code: 'companyOspId', isCompany } : undefined
}

/** A path in an object, and the code of its value. */
type Part = readonly [path: readonly string[], code: string]

/** `{ a: x, data: { b: y } }`, from paths and their code. Code that starts with `...` is inserted unchanged. */
export function objectOf(parts: readonly Part[]): string {
  const names = [...new Set(parts.map(([[name = '']]) => name))]
  const members = names.map((name) => {
    const own = parts.filter(([[first]]) => first === name)
    const [[path, code] = [[], '']] = own
    if (path.length > 1) return `${name}: ${objectOf(own.map(([[, ...rest], inner]) => [rest, inner]))}`
    return code.startsWith('...') || code === name ? code : `${name}: ${code}`
  })
  return `{ ${members.join(', ')} }`
}

/** The parameters of a read that are in the address, as source: `{ body: { ospId: params.partnerOspId } }`. */
export function readParams(
  { operation, params }: Pick<GeneratorInput, 'operation' | 'params'>,
  more: readonly Part[] = [],
): { readonly code: string; readonly isCompany: boolean } {
  const { inPath, inQuery, request, hasBody, id } = operation
  const values = [
    ...inPath.map(({ name, isChoice }) => ({
      path: ['path', name],
      required: true,
      kind: isChoice ? 'choice' : 'text',
    })),
    ...inQuery.map(({ name, required }) => ({ path: ['query', name], required })),
    ...request.needed.map(({ path, required }) => ({ path: ['body', ...path], required })),
    ...request.fields
      .filter(({ required }) => required)
      .map(({ path, kind }) => ({ path: ['body', ...path], required: true, kind })),
  ]
  const parts: Part[] = [...more]
  let isCompany = false
  for (const { path, required, ...rest } of values) {
    const kind = 'kind' in rest ? rest.kind : 'text'
    const found = kind === 'text' ? fromAddress(path.slice(1), params) : undefined
    const name = path.slice(1).join('.')
    if (found && (required || !found.isCompany)) {
      parts.push([path, found.code])
      isCompany ||= found.isCompany
    } else if (required && kind !== 'text')
      throw new Error(`${id} needs ${name}, which no address has: write the screen by hand`)
    else if (required)
      throw new Error(`${id} needs ${name}: give the path a parameter of that name, such as /things/:${name}`)
  }
  const isBodyEmpty = hasBody && !parts.some(([[where]]) => where === 'body')
  const code = isBodyEmpty ? objectOf([...parts, [['body'], '{}']]) : objectOf(parts)
  return { code: parts.length === 0 && !isBodyEmpty ? '{}' : code, isCompany }
}

/** `{ params }: ScreenProps<'partnerOspId'>` and its import, if the code needs it. */
export function screenProps(code: string): {
  readonly argument: string
  readonly imports: readonly string[]
} {
  const names = [...new Set([...code.matchAll(/params\.(\w+)/g)].map(([, name = '']) => `'${name}'`))]
  return names.length === 0
    ? { argument: '', imports: [] }
    : {
        argument: `{ params }: ScreenProps<${names.join(' | ')}>`,
        imports: [`import type { ScreenProps } from '@/routes/route.ts'`],
      }
}

export function addYesNoTexts(addText: GeneratorInput['addText']): void {
  addText('yesNo.yes', { nl: 'Ja', en: 'Yes', fr: 'Oui' })
  addText('yesNo.no', { nl: 'Nee', en: 'No', fr: 'Non' })
}
