/** The values of a form, as source: their type, what they begin with, and the request that they mean. */
import { nameOf, type Asked } from './contract.ts'
import { fromAddress, labelFrom, objectOf, type Workbench } from './wish.ts'

export interface FormValues {
  readonly asked: readonly Asked[]
  readonly source: string
  /** Of `toBody`, besides the values. */
  readonly parameters: readonly { readonly name: string; readonly code: string }[]
  readonly isCompany: boolean
  readonly left: readonly string[]
}

/** `create-partner-values.ts`: what the fields hold, and the request that it means. */
export function formValues({ wish, operation, params, say }: Workbench): FormValues {
  const { request, id } = operation
  if (request.schema === undefined) throw new Error(`${id} takes no request that a form could fill in`)
  const filled = request.needed.flatMap(({ path, required, isList }) => {
    const found = isList ? undefined : fromAddress(path, params)
    return found && (required || !found.isCompany) ? [{ path, ...found }] : []
  })
  const isFilled = (path: readonly string[]): boolean => filled.some((one) => one.path === path)
  const identifiers = request.needed
    .filter(({ path, required, isList }) => required && !isList && !isFilled(path))
    .map(({ path }): Asked => ({
      path,
      name: nameOf(path),
      kind: 'text',
      required: true,
      isNullable: false,
      isIdentifier: true,
    }))
  const lists = request.needed.filter(({ isList, required }) => isList && required)
  const asked = [...request.asked, ...identifiers]
  for (const { name } of asked) say(`columns.${name}`, labelFrom(name.split('.').at(-1) ?? ''))

  const parameters = [...new Set(filled.map(({ code }) => code))].map((code) => ({
    code,
    name: code.replace('params.', ''),
  }))
  const parts = [
    ...filled.map(({ path, code }) => [path, code.replace('params.', '')] as const),
    ...lists.map(({ path }) => [path, '[]'] as const),
    ...request.fixed.map(({ path, code }) => [path, code] as const),
    ...asked.map((one) => [one.path, sentAs(one)] as const),
  ]
  const schema = `Schemas['${request.schema}']`
  const source = `import type { components } from '@/api/generated/schema.ts'

type Schemas = components['schemas']

/** What the fields hold; empty text where there is nothing. */
export interface ${wish.name}Values ${typeOf(asked, schema)}

export const EMPTY: ${wish.name}Values = ${objectOf(asked.map((one) => [one.name.split('.'), emptyOf(one)]))}

/** The request that the values mean; what is empty and need not be there is left out. */
export const toBody = (
  values: ${wish.name}Values,${parameters.map(({ name }) => `\n  ${name}: string,`).join('')}
): ${schema} => (${objectOf(parts)})
`
  const left = [
    ...request.left,
    ...request.needed
      .filter(({ path, required }) => !required && !isFilled(path))
      .map(({ path }) => path.join('.')),
    ...lists.map(({ path }) => `${path.join('.')} (sent empty)`),
    ...request.fixed.flatMap(({ path, code }) => (code === '{}' ? [`${path.join('.')} (sent empty)`] : [])),
  ]
  return { asked, source, parameters, isCompany: filled.some(({ isCompany }) => isCompany), left }
}

/** `{ readonly name: string, readonly address: { … } }`. */
function typeOf(asked: readonly Asked[], schema: string): string {
  const lines = (names: readonly (readonly [readonly string[], string])[]): string =>
    `{ ${[...new Set(names.map(([[name = '']]) => name))]
      .map((name) => {
        const own = names.filter(([[first]]) => first === name)
        const [[path, type] = [[], '']] = own
        const inner = path.length > 1 ? lines(own.map(([[, ...rest], deep]) => [rest, deep])) : type
        return `readonly ${name}: ${inner};`
      })
      .join(' ')} }`
  return lines(asked.map((one) => [one.name.split('.'), valueType(one, schema)]))
}

function valueType({ kind, path, required }: Asked, schema: string): string {
  const stated = path.reduce((type, step) => `NonNullable<${type}['${step}']>`, schema)
  if (kind === 'switch') return 'boolean'
  if (kind === 'number') return required ? 'number' : 'number | undefined'
  if (kind === 'choice') return required ? stated : `${stated} | ''`
  if (kind === 'choices') return `readonly ${stated}[number][]`
  return 'string'
}

function emptyOf({ kind, required, first, isOn = false }: Asked): string {
  if (kind === 'switch') return String(isOn)
  if (kind === 'number') return required ? '0' : 'undefined'
  if (kind === 'choices') return '[]'
  return kind === 'choice' && required ? `'${first}'` : `''`
}

function sentAs({ kind, name, path, required }: Asked): string {
  const leaf = path.at(-1) ?? ''
  const value = `values.${name}`
  const sent = kind === 'choices' ? `[...${value}]` : value
  if (required || kind === 'switch') return sent
  const isThere =
    kind === 'number'
      ? `${value} !== undefined`
      : kind === 'choices'
        ? `${value}.length > 0`
        : `${value} !== ''`
  return `...(${isThere} && { ${leaf}: ${sent} })`
}

/** The fields, as source. */
export const fieldsOf = (asked: readonly Asked[]): string =>
  asked
    .map(({ name, isIdentifier }) =>
      isIdentifier ? `<TextField name="${name}" />` : `<ContractField name="${name}" />`,
    )
    .join('\n')

export const fieldImports = (asked: readonly Asked[]): string =>
  [
    asked.some(({ isIdentifier }) => !isIdentifier) &&
      `import { ContractField } from '@/forms/fields/contract-field.tsx'`,
    asked.some(({ isIdentifier }) => isIdentifier) && `import { TextField } from '@/forms/fields/fields.tsx'`,
  ]
    .filter(Boolean)
    .join('\n')

/** The field of a path in the body, where it is not simply below `data`. */
export const fieldOfSource = (asked: readonly Asked[]): string =>
  asked.some(({ path }) => path.length > 1 && path.at(-1) === 'ospId')
    ? String.raw`(path) => path.replace(/^data\./, '').replace(/\.ospId$/, '')`
    : String.raw`(path) => path.replace(/^data\./, '')`
