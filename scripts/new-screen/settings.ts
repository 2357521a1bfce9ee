import { fieldImports, fieldOf, fieldsOf, labelOf, listSource, mappingOf, addFieldTexts } from './fields.ts'
import { SAVE, SAVED } from './form.ts'
import {
  camel,
  entryOf,
  kebab,
  labelFrom,
  objectOf,
  operationsFrom,
  readParams,
  screenProps,
  type GeneratorInput,
  type GeneratorOutput,
} from './screen-spec.ts'

/** Existing settings that can be changed: a field for each value that record and request have in common. */
export function settingsScreen(input: GeneratorInput): GeneratorOutput {
  const { spec, contract, operation, addText, words } = input
  const { name, area } = spec
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
  const { code, isCompany } = readParams({ operation: contract.operation(readId), params: input.params })
  const record = operation.answer
  const editable = operation.request.fields.filter(
    ({ path, kind }) =>
      kind !== 'choices' &&
      path.length <= (path[0] === 'data' ? 2 : 1) &&
      contract.isSameValue(record, schema, path),
  )
  const lost = operation.request.fields.find((one) => one.required && !editable.includes(one))
  if (lost) throw new Error(`${operation.id} needs ${fieldOf(lost)}, which its record has in another form`)
  const [first] = editable
  if (!first) throw new Error(`${operation.id} has no value that its record has in the same form`)
  addFieldTexts(input, editable)
  addText(`${words}.submit`, SAVE)
  addText(`${words}.saved`, SAVED)

  const same = operation.request.needed.filter(({ required, isList }) => required && !isList)
  for (const { path } of same)
    if (path.length > 1 || !contract.has(record, path[0] ?? ''))
      throw new Error(`${operation.id} needs ${path.join('.')}, which its record has not`)
  if (operation.request.fixed.length > 0)
    throw new Error(`${operation.id} takes values that have no names of their own: write the form by hand`)
  const ids = [
    ...same.map(({ path: [key = ''] }) => key),
    ...(contract.has({ $ref: `#/components/schemas/${schema}` }, 'version') ? ['version'] : []),
  ]
  const fields = editable.map(fieldOf)
  const shown = editable.map(
    (one) =>
      [
        [fieldOf(one)],
        one.path
          .map((step, at) =>
            at > 0 && contract.isAbsent(record, one.path.slice(0, at)) ? `?.${step}` : `.${step}`,
          )
          .join(''),
      ] as const,
  )
  const constant = `${camel(name)}Form`
  const form = `import update from '@/api/generated/requests/${schema}.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { defineForm } from '@/forms/define-form.ts'

/** ${labelFrom(name)}. */
export const ${constant} = defineForm({ update }${mappingOf([
    [
      'of',
      `(record: Schemas['${record.$ref?.split('/').at(-1)}']) => (${objectOf(shown.map(([field, at]) => [field, `record${at}`]))})`,
    ],
    ['ids', ids.toSorted().join() !== 'ospId,version' && objectOf(ids.map((id) => [[id], `'${id}'`]))],
    [
      'left',
      listSource(operation.request.properties.filter((one) => !fields.includes(one) && !ids.includes(one))),
    ],
  ])})
`
  const props = screenProps(code)
  const refreshes = contract.readsOf(operation.id)
  const screen = `import { useTranslation } from 'react-i18next'
${operationsFrom(operation.area, [operation.id, readId, ...refreshes])}
${fieldImports(editable)}
import { RecordForm } from '@/forms/record-form.tsx'
import { RecordScreen } from '@/records/record-screen.tsx'
import { useRecord } from '@/records/use-record.ts'
${props.imports.join('\n')}
${isCompany ? `import { useCompanyOspId } from '@/session/use-viewer.ts'` : ''}
import { Card } from '@/ui/basics/card.tsx'
import { ${constant} } from './${base}-form.ts'

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
          {...${constant}.editing}
          label={t('screens.${name}')}
          operation={${operation.id}}
          refreshes={[${refreshes.join(', ')}]}
          record={record}
          reload={async () => read.mutate()}
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
    files: { [`${base}-screen.tsx`]: screen, [`${base}-form.ts`]: form },
    entries: [entryOf(spec, name, spec.path, `${base}-screen.tsx`, isCompany ? ['needsCompany: true'] : [])],
    test: [`await expect(page.getByLabel('${labelOf(first)}').first()).toBeVisible()`],
    left: [
      ...operation.request.left,
      ...operation.request.fields.filter((one) => !editable.includes(one)).map(fieldOf),
      ...operation.request.needed.filter((one) => !same.includes(one)).map(({ path }) => path.join('.')),
    ],
  }
}
