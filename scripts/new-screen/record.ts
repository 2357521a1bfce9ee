import type { Shown } from './contract.ts'
import {
  codeWord,
  entryOf,
  expressionOf,
  kebab,
  labelFrom,
  mayLack,
  operationsFrom,
  readParams,
  addCodeTexts,
  addYesNoTexts,
  screenProps,
  type Entry,
  type GeneratorInput,
  type GeneratorOutput,
} from './screen-spec.ts'

/** The page of a record: its frame, and tabs among which the values of the response are distributed. */
export function recordScreen(input: GeneratorInput): GeneratorOutput {
  const { spec, contract, operation, addText } = input
  const { area, name, path, tabs, parent } = spec
  if (operation.shape !== 'record') throw new Error(`${operation.id} answers no record`)
  const shown = contract.shown(operation.answer)
  const [first] = shown
  if (!first || shown.length < tabs.length)
    throw new Error(`the answer of ${operation.id} has not enough to show for ${tabs.length} tabs`)
  const { code, isCompany } = readParams(input)
  const base = name.replace(/View$/, '')
  const id = contract.idOf(operation.answer)
  const props = screenProps(code)
  const operations = operationsFrom(operation.area, [operation.id])
  const company = isCompany ? `import { useCompanyOspId } from '@/session/use-viewer.ts'` : ''
  const companyLine = isCompany ? 'const companyOspId = useCompanyOspId()' : ''
  const called = expressionOf(first, 'record')
  const isText = ['text', 'plain', 'code'].includes(first.kind)
  const title = isText ? (mayLack(first) ? `${called} ?? ''` : called) : `String(${called})`

  for (const { key, options } of shown) {
    addText(`columns.${key}`, labelFrom(key))
    addCodeTexts(addText, key, options)
  }
  for (const tab of tabs) addText(`screens.${base}${tab}`, labelFrom(tab))
  if (shown.some(({ kind }) => kind === 'flag')) addYesNoTexts(addText)

  const layout = `import type { ReactNode } from 'react'
${operations}
import { RecordScreen } from '@/records/record-screen.tsx'
import { useRecord } from '@/records/use-record.ts'
${props.imports.join('\n')}
${company}

/** The frame of the page; below it the tab. */
export default function ${base}Layout(${
    props.argument === ''
      ? '{ children }: { readonly children?: ReactNode }'
      : props.argument.replace('{ params }', '{ params, children }')
  }) {
  ${companyLine}
  return (
    <RecordScreen
      name="${name}"
      params={${props.argument === '' ? '{}' : 'params'}}
      read={useRecord(${operation.id}, ${code})}
      title={(record) => ${title}}
      ${id === '' ? '' : `id={(record) => record.${id}}`}
    >
      {children}
    </RecordScreen>
  )
}
`.replace(props.argument === '' ? '' : `import type { ReactNode } from 'react'\n`, '')

  const perTab = Math.ceil(shown.length / tabs.length)
  const files: Record<string, string> = { [`${kebab(base)}-layout.tsx`]: layout }
  const entries: Entry[] = [
    entryOf(spec, name, path, `${kebab(base)}-layout.tsx`, [`redirect: '${base}${tabs[0]}'`]),
  ]
  for (const [at, tab] of tabs.entries()) {
    const values = shown.slice(at * perTab, (at + 1) * perTab)
    const file = `${kebab(base + tab)}-screen.tsx`
    files[file] = `import { useTranslation } from 'react-i18next'
${operations}
${formatsOf(values)}
import { useRecord } from '@/records/use-record.ts'
${props.imports.join('\n')}
${company}
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'

export default function ${base}${tab}Screen(${props.argument}) {
  const { t } = useTranslation('${area}')
  ${companyLine}
  const { data: record } = useRecord(${operation.id}, ${code})
  if (!record) return null // The frame says why.
  return (
    <Card title={t('screens.${base}${tab}')}>
      <PropertyList
        items={[
${values.map((value) => `          { label: t('columns.${value.key}'), value: ${lineOf(value)} },`).join('\n')}
        ]}
      />
    </Card>
  )
}
`
    const tabEntry = entryOf(spec, `${base}${tab}`, `${path}/${kebab(tab)}`, file, [
      `layout: '${name}'`,
      `order: ${at + 1}`,
    ])
    entries.push({ ...tabEntry, isTab: true })
  }
  const second = shown[perTab]
  return {
    files,
    entries: isCompany
      ? entries.map((entry) => ({ ...entry, lines: [...entry.lines, 'needsCompany: true'] }))
      : entries,
    test: [
      `await expect(page.getByRole('heading', { name: '${labelFrom(tabs[0] ?? '')}', exact: true })).toBeVisible()`,
      `await expect(page.locator('dd').first()).toHaveText(/\\S/)`,
      ...(second && tabs[1] !== undefined
        ? [
            `await page.getByRole('main').getByRole('link', { name: '${labelFrom(tabs[1])}', exact: true }).click()`,
            `await expect(page.getByRole('heading', { name: '${labelFrom(tabs[1])}', exact: true })).toBeVisible()`,
          ]
        : []),
    ],
    left: parent === undefined ? ['a screen above: give --parent'] : [],
  }
}

const FORMATS: Readonly<Partial<Record<Shown['kind'], string>>> = {
  money: 'money',
  count: 'number',
  decimal: 'number',
  date: 'date',
  moment: 'dateTime',
}

function formatsOf(values: readonly Shown[]): string {
  const names = [...new Set(values.flatMap(({ kind }) => FORMATS[kind] ?? []))].sort()
  return names.length === 0 ? '' : `import { ${names.join(', ')} } from '@/i18n/formats.ts'`
}

/** The formatted value of a line. A missing value is a dash. */
function lineOf(shown: Shown): string {
  const value = expressionOf({ ...shown, isNullable: false }, 'record')
  const format = FORMATS[shown.kind]
  if (shown.kind === 'flag') return `t(${value} ? 'yesNo.yes' : 'yesNo.no')`
  if (shown.kind === 'text' && !mayLack(shown)) return `<bdi>{${value}}</bdi>`
  if (format === undefined && shown.kind !== 'code') return mayLack(shown) ? `${value} ?? undefined` : value
  const formatted =
    shown.kind === 'code'
      ? codeWord(shown.key, value)
      : `${format}(${value}${shown.kind === 'decimal' ? ', 2' : ''})`
  return mayLack(shown) ? `${value} == null ? undefined : ${formatted}` : formatted
}
