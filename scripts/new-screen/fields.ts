/** The fields of a form, and its definition, as source. */
import type { RequestField } from './contract.ts'
import {
  codeWord,
  fromAddress,
  labelFrom,
  objectOf,
  addCodeTexts,
  type GeneratorInput,
} from './screen-spec.ts'

export interface DefinedForm {
  readonly fields: readonly RequestField[]
  readonly source: string
  /** The argument of `creating`: nothing, or the properties for which there is no field. */
  readonly given: string
  readonly isCompany: boolean
  readonly left: readonly string[]
}

/** `create-partner-form.ts`: the differences between the request and the fields. */
export function definedForm(input: GeneratorInput, constant: string): DefinedForm {
  const { spec, operation, params } = input
  const { request, id } = operation
  if (request.schema === undefined) throw new Error(`${id} takes no request that a form could fill in`)
  const filled = request.needed.flatMap(({ path, required, isList }) => {
    const found = isList ? undefined : fromAddress(path, params)
    return found && (required || !found.isCompany) ? [{ path, ...found }] : []
  })
  const isFilled = (path: readonly string[]): boolean => filled.some((one) => one.path === path)
  const identifiers = request.needed
    .filter(({ path, required, isList }) => required && !isList && !isFilled(path))
    .map(({ path }): RequestField => ({ path, kind: 'text', required: true, isIdentifier: true }))
  if (identifiers.some(({ path }) => propertyOf(path) === 'ospId'))
    throw new Error(`${id} needs ospId: give the path a parameter of that name, such as /things/:ospId`)
  const fields = [...request.fields, ...identifiers]
  const entered = new Set(fields.map(({ path }) => propertyOf(path)))
  // An empty list or map in a group with fields is sent implicitly.
  const empty = [
    ...request.needed
      .filter(({ isList, required }) => isList && required)
      .map(({ path }) => ({ path, code: '[]' })),
    ...request.fixed,
  ].filter(({ path, code }) => !entered.has(propertyOf(path)) || !['[]', '{}'].includes(code))
  const given = [...filled, ...empty].map(({ path, code }) => [withoutData(path), code] as const)
  const both = given.find(([[name = '']]) => entered.has(name))
  if (both)
    throw new Error(`${id} has ${both[0].join('.')} beside fields of the same group: write the form by hand`)
  const names = [...new Set(given.map(([[name = '']]) => name))]
  const left = request.properties.filter((name) => !entered.has(name) && !names.includes(name))
  const begun = fields.flatMap(({ path, begin }) =>
    begin === undefined ? [] : [[withoutData(path), begin] as const],
  )
  addFieldTexts(input, fields)
  return {
    fields,
    source: `import create from '@/api/generated/requests/${request.schema}.ts'
import { defineForm } from '@/forms/define-form.ts'

/** ${labelFrom(spec.name)}. */
export const ${constant} = defineForm({ create }${mappingOf([
      ['given', listSource(names)],
      ['left', listSource(left)],
      ['begin', begun.length > 0 && objectOf(begun)],
    ])})
`,
    given: given.length === 0 ? '' : objectOf(given),
    isCompany: filled.some(({ isCompany }) => isCompany),
    left: [
      ...request.left,
      ...request.needed
        .filter(({ path, required }) => !required && !isFilled(path))
        .map(({ path }) => path.join('.')),
      ...empty.flatMap(({ path, code }) =>
        ['[]', '{}'].includes(code) ? [`${path.join('.')} (sent empty)`] : [],
      ),
    ],
  }
}

/** The differences, as the second argument of `defineForm`. */
export const mappingOf = (parts: readonly (readonly [name: string, code: string | false])[]): string => {
  const members = parts.flatMap(([name, code]) => (code === false ? [] : [`${name}: ${code}`]))
  return members.length === 0 ? '' : `, { ${members.join(', ')} }`
}

/** `['name', 'place']`; `false` without names. */
export const listSource = (names: readonly string[]): string | false =>
  names.length > 0 && `[${names.map((name) => `'${name}'`).join(', ')}]`

const withoutData = (path: readonly string[]): readonly string[] => path.slice(path[0] === 'data' ? 1 : 0)
const propertyOf = (path: readonly string[]): string => withoutData(path)[0] ?? ''
/** The name of a field in the form: `address.street` for `data.address.street`. */
export const fieldOf = ({ path }: RequestField): string => withoutData(path).join('.')
/** The key of a field's label, below `columns`. If a group is only an identifier, its label is that of the group. */
export const wordKey = (one: RequestField): string => fieldOf(one).replace(/\.ospId$/, '')
export const labelOf = (one: RequestField): string => labelFrom(wordKey(one).split('.').at(-1) ?? '')
const leafOf = ({ path }: RequestField): string => path.at(-1) ?? ''

/** Adds the texts of fields and of their options. */
export function addFieldTexts({ addText }: GeneratorInput, fields: readonly RequestField[]): void {
  for (const one of fields) {
    addText(`columns.${wordKey(one)}`, labelOf(one))
    addCodeTexts(addText, leafOf(one), one.options)
  }
}

/** The fields, as source. */
export const fieldsOf = (fields: readonly RequestField[]): string =>
  fields
    .map((one) => {
      const label = wordKey(one) === fieldOf(one) ? '' : ` label={t('columns.${wordKey(one)}')}`
      const words = one.options ? ` optionLabel={(code) => ${codeWord(leafOf(one), 'code')}}` : ''
      return `<${one.isIdentifier ? 'TextField' : 'ContractField'} name="${fieldOf(one)}"${label}${words} />`
    })
    .join('\n')

export const fieldImports = (fields: readonly RequestField[]): string =>
  [
    fields.some(({ isIdentifier }) => !isIdentifier) &&
      `import { ContractField } from '@/forms/fields/contract-field.tsx'`,
    fields.some(({ isIdentifier }) => isIdentifier) &&
      `import { TextField } from '@/forms/fields/fields.tsx'`,
  ]
    .filter(Boolean)
    .join('\n')

/** The value of a field as a summary shows it. */
export function summaryOf(one: RequestField): string {
  const value = withoutData(one.path).reduce(
    (code, step, at) => `${code}${at > 0 ? '?.' : '.'}${step}`,
    'values',
  )
  if (one.kind === 'switch') return `t(${value} ? 'yesNo.yes' : 'yesNo.no')`
  if (one.kind === 'choices') return `${value}?.map((code) => ${codeWord(leafOf(one), 'code')}).join(', ')`
  const shown = one.options ? codeWord(leafOf(one), value) : one.format && `${one.format}(${value})`
  return shown === undefined ? value : `${value} == null ? undefined : ${shown}`
}
