import { nameOf, type Asked, type ContractReader } from './contract.ts'
import { SAVE, SAVED } from './form.ts'
import { fieldImports, fieldsOf } from './values.ts'
import {
  entryOf,
  kebab,
  labelFrom,
  objectOf,
  operationsFrom,
  readParams,
  screenProps,
  type Workbench,
  type Written,
} from './wish.ts'

/** What is there and can be changed: a field for each value that record and request have alike. */
export function settingsScreen(bench: Workbench): Written {
  const { wish, contract, operation, say, words } = bench
  const { name, area } = wish
  const base = kebab(name)
  const readId = contract.readOf(operation.id)
  const { schema } = operation.request
  if (
    operation.shape !== 'record' ||
    contract.isAbsent(operation.answer, ['version']) ||
    schema === undefined
  )
    throw new Error(`${operation.id} answers no record with a version, as an edit of what is there does`)
  if (readId === undefined) throw new Error(`no operation of ${area} reads what ${operation.id} answers`)
  const { code, isCompany } = readParams({ operation: contract.operation(readId), params: bench.params })
  const record = operation.answer
  const editable = operation.request.asked.filter(
    ({ path, kind }) =>
      kind !== 'choices' &&
      path.length <= (path[0] === 'data' ? 2 : 1) &&
      contract.isSameValue(record, schema, path),
  )
  const lost = operation.request.asked.find((one) => one.required && !editable.includes(one))
  if (lost)
    throw new Error(`${operation.id} needs ${nameOf(lost.path)}, which its record has in another form`)
  const [first] = editable
  if (!first) throw new Error(`${operation.id} has no value that its record has in the same form`)
  for (const one of editable) say(`columns.${one.name}`, labelFrom(one.name))
  say(`${words}.submit`, SAVE)
  say(`${words}.saved`, SAVED)

  const same = operation.request.needed.filter(({ required, isList }) => required && !isList)
  for (const { path } of same)
    if (path.length > 1 || !contract.has(record, path[0] ?? ''))
      throw new Error(`${operation.id} needs ${path.join('.')}, which its record has not`)
  if (operation.request.fixed.length > 0)
    throw new Error(`${operation.id} takes values that have no names of their own: write the form by hand`)
  const toBody = objectOf([
    ...same.map(({ path: [key = ''] }) => [[key], `base.${key}`] as const),
    ...(contract.has({ $ref: `#/components/schemas/${schema}` }, 'version')
      ? [[['version'], 'base.version'] as const]
      : []),
    ...editable.map((one) => [one.path, changed(one)] as const),
  ])
  const values = `import type { components } from '@/api/generated/schema.ts'

type Schemas = components['schemas']
type Shown = Schemas['${record.$ref?.split('/').at(-1)}']

/** What the fields hold; empty text where there is nothing. */
export interface ${name}Values { ${editable.map((one) => `readonly ${one.name}: ${typeOf(one, contract, record)};`).join(' ')} }

export const toForm = (record: Shown): ${name}Values => (${objectOf(
    editable.map((one) => [[one.name], shownAs(one, contract, record)]),
  )})

/** What has changed against the record that the fields began with. */
export function toBody(values: ${name}Values, base: Shown): Schemas['${schema}'] {
  ${toBody.includes('before.') ? 'const before = toForm(base)' : ''}
  return ${toBody}
}
`
  const props = screenProps(code)
  const refreshes = contract.readsOf(operation.id)
  const screen = `import { useTranslation } from 'react-i18next'
${operationsFrom(operation.area, [operation.id, readId, ...refreshes])}
import request from '@/api/generated/requests/${schema}.ts'
${fieldImports(editable)}
import { RecordForm } from '@/forms/record-form.tsx'
import { RecordScreen } from '@/records/record-screen.tsx'
import { useRecord } from '@/records/use-record.ts'
${props.imports.join('\n')}
${isCompany ? `import { useCompanyOspId } from '@/session/use-viewer.ts'` : ''}
import { Card } from '@/ui/basics/card.tsx'
import { toBody, toForm } from './${base}-values.ts'

export default function ${name}Screen(${props.argument}) {
  const { t } = useTranslation('${area}')
  ${isCompany ? 'const companyOspId = useCompanyOspId()' : ''}
  const read = useRecord(${readId}, ${code})
  return (
    <RecordScreen
      name="${name}"
      params={${props.argument === '' ? '{}' : 'params'}}
      read={read}
      title={() => t('screens.${name}')}
    >
      {(record) => (
        <RecordForm
          label={t('screens.${name}')}
          request={request}
          operation={${operation.id}}
          refreshes={[${refreshes.join(', ')}]}
          record={record}
          reload={async () => read.mutate()}
          toForm={toForm}
          toBody={toBody}
          labelOf={(field) => t(\`columns.\${field}\`)}
          saved={() => t('${words}.saved')}
          submitLabel={t('${words}.submit')}
        >
          <Card>
            <div className="stack">
              ${fieldsOf(editable)}
            </div>
          </Card>
        </RecordForm>
      )}
    </RecordScreen>
  )
}
`
  return {
    files: { [`${base}-screen.tsx`]: screen, [`${base}-values.ts`]: values },
    entries: [entryOf(wish, name, wish.path, `${base}-screen.tsx`, isCompany ? ['needsCompany: true'] : [])],
    test: [`await expect(page.getByLabel('${labelFrom(first.name)}').first()).toBeVisible()`],
    left: [
      ...operation.request.left,
      ...operation.request.asked.filter((one) => !editable.includes(one)).map(({ path }) => nameOf(path)),
      ...operation.request.needed.filter((one) => !same.includes(one)).map(({ path }) => nameOf(path)),
    ],
  }
}

/** The value, where it is no longer what it was. */
function changed({ name, path, kind, isNullable, required }: Asked): string {
  const leaf = path.at(-1) ?? ''
  const value = `values.${name}`
  if (required) return isNullable ? `${value} || null` : value
  const guard = isNullable || kind === 'switch' || kind === 'text' ? '' : ` && ${value} !== ${NOTHING[kind]}`
  const sent = isNullable ? (kind === 'number' ? `${value} ?? null` : `${value} || null`) : value
  return `...(${value} !== before.${name}${guard} && { ${leaf}: ${sent} })`
}
const NOTHING: Readonly<Record<string, string>> = { number: 'undefined', choice: `''` }

function typeOf(
  { kind, path }: Asked,
  contract: ContractReader,
  record: Workbench['operation']['answer'],
): string {
  const stated = path.reduce((type, step) => `NonNullable<${type}['${step}']>`, 'Shown')
  const isAbsent = contract.isAbsent(record, path)
  if (kind === 'switch') return 'boolean'
  if (kind === 'number') return isAbsent ? 'number | undefined' : 'number'
  if (kind === 'choice') return isAbsent ? `${stated} | ''` : stated
  return 'string'
}

function shownAs(
  { kind, path }: Asked,
  contract: ContractReader,
  record: Workbench['operation']['answer'],
): string {
  const value = path.reduce((code, step) => `${code}.${step}`, 'record')
  if (!contract.isAbsent(record, path)) return value
  return kind === 'number'
    ? `${value} ?? undefined`
    : kind === 'switch'
      ? `${value} ?? false`
      : `${value} ?? ''`
}
