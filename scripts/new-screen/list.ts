import { COMPANY, type Shown } from './contract.ts'
import {
  camel,
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
  type GeneratorInput,
  type GeneratorOutput,
} from './screen-spec.ts'

/** The number of initially visible columns. Users can add the others. */
const VISIBLE_COLUMNS = 7
const COMPANY_GUARDS = ['managesUsers', 'ownPage', 'seesCompanyBudget']

/** Generates a list. Its columns follow from the rows of the response, its sort order and search from the parameters. */
export function listScreen(input: GeneratorInput): GeneratorOutput {
  const { spec, contract, operation, addText, title, words } = input
  const { area, name } = spec
  if (operation.shape !== 'list' && operation.shape !== 'page')
    throw new Error(`${operation.id} answers no list of things`)
  const isPaged = operation.shape === 'page'
  const search = ['query', 'body'].find((where) =>
    where === 'query'
      ? operation.inQuery.some((one) => one.name === 'search')
      : operation.request.fields.some(({ path }) => path.join('.') === 'search'),
  )
  const hasSearch = !isPaged || search !== undefined
  const { code, isCompany } = listParams(input, isPaged ? search : undefined)
  // A list of one company does not show the company in its rows.
  const isIncluded = (key: string): boolean => !isCompany || key !== COMPANY
  const allColumns = contract.shown(operation.answer).filter(({ key }) => isIncluded(key))
  const [first] = allColumns
  if (!first) throw new Error(`the rows of ${operation.id} have nothing that a column could show`)
  // The columns that the list can be sorted by are the most relevant ones.
  const rank = (column: Shown): number =>
    column === first ? 0 : operation.sort?.keys.includes(column.key) ? 1 : 2
  const columnsByRank = allColumns.toSorted((one, other) => rank(one) - rank(other))

  for (const { key, options } of columnsByRank) {
    addText(`columns.${key}`, labelFrom(key))
    addCodeTexts(addText, key, options)
  }
  if (columnsByRank.some(({ kind }) => kind === 'flag')) addYesNoTexts(addText)
  addText(`${words}.empty.title`, EMPTY_TITLE)
  addText(`${words}.empty.text`, EMPTY_TEXT)
  addText(`${words}.file`, title)
  if (hasSearch) addText(`${words}.search`, SEARCH_LABEL)

  const sort = isPaged
    ? (operation.sort ?? { keys: [], first: '' })
    : { keys: columnsByRank.slice(0, VISIBLE_COLUMNS).map(({ key }) => key), first: first.key }
  const builders = [
    ...(isPaged ? ['page', 'size'] : []),
    ...(sort.keys.length > 0 ? ['sortBy'] : []),
    ...(hasSearch ? ['text'] : []),
  ]
  const schema = [
    ...(hasSearch ? ['search: text()'] : []),
    ...(isPaged ? ['page: page()', 'size: size([10, 25, 50, 100])'] : []),
    ...(sort.keys.length > 0
      ? [
          `sort: sortBy([${sort.keys
            .filter(isIncluded)
            .map((key) => `'${key}'`)
            .join(', ')}], '${sort.first}')`,
        ]
      : []),
  ]
  const props = screenProps(code)
  const base = kebab(name)
  const query = isPaged && search !== undefined ? '{ search }' : ''
  const screen = `${operationsFrom(operation.area, [operation.id])}
import { ${builders.join(', ')} } from '@/lists/list-query.ts'
import { ListScreen } from '@/lists/list-screen.tsx'
import { useList } from '@/lists/use-list.ts'
${props.imports.join('\n')}
${isCompany ? `import { useCompanyOspId } from '@/session/use-viewer.ts'` : ''}
import { ${camel(name)}Columns } from './${base}-columns.tsx'

const ${camel(name)}Query = { ${schema.join(', ')} }

export default function ${name}Screen(${props.argument}) {
  ${isCompany ? 'const companyOspId = useCompanyOspId()' : ''}
  const list = useList(${operation.id}, ${camel(name)}Query, (${query}) => (${code}))
  return (
    <ListScreen
      name="${name}"
      list={list}
      id="${base}"
      ${words === 'list' ? '' : `words="${words}"`}
      columns={${camel(name)}Columns}
    />
  )
}
`
  const hasDecimals = columnsByRank.some(({ kind }) => kind === 'decimal')
  const columns = `${hasDecimals ? `import { number } from '@/i18n/formats.ts'\n` : ''}import { column, defineColumns } from '@/lists/columns.tsx'
import type { RowOf } from '@/lists/use-list.ts'

/** The columns of ${labelFrom(name).toLowerCase()}. */
export const ${camel(name)}Columns = defineColumns<RowOf<'${operation.id}'>>('${area}', {
${columnsByRank.map((column, index) => `  ${column.key}: ${columnOf(column, index >= VISIBLE_COLUMNS)},`).join('\n')}
}${rowIdOf(contract.idOf(operation.answer), first)})
`
  return {
    files: { [`${base}-screen.tsx`]: screen, [`${base}-columns.tsx`]: columns },
    entries: [entryOf(spec, name, spec.path, `${base}-screen.tsx`, isCompany ? ['needsCompany: true'] : [])],
    test: [
      `await expect(page.getByRole('columnheader', { name: '${labelFrom(first.key)}' })).toBeVisible()`,
      `await expect(page.getByRole('rowheader').first()).toHaveText(/\\S/)`,
    ],
    left: [],
  }
}

/** The parameters of the list. If the guard requires a company, a company in the filter is the selected one. */
function listParams({ spec, operation, params }: GeneratorInput, search: string | undefined) {
  const request = {
    ...operation.request,
    needed: operation.request.needed.map((one) => ({
      ...one,
      required: one.required || (isOfCompany(one.path) && COMPANY_GUARDS.includes(spec.guard)),
    })),
  }
  const inQuery = operation.inQuery.map((one) => ({
    ...one,
    required: one.required || (isOfCompany([one.name]) && COMPANY_GUARDS.includes(spec.guard)),
  }))
  const found = search === undefined ? [] : [[[search, 'search'], SEARCH_ARGUMENT] as const]
  return readParams({ operation: { ...operation, request, inQuery }, params }, found)
}

const SEARCH_ARGUMENT = "...(search !== '' && { search })"

const isOfCompany = (path: readonly string[]): boolean =>
  path.join('.') === 'corporateAccountOspId' || path.join('.') === 'corporateAccount.ospId'

/** Names that cannot be variables. */
const RESERVED = [
  'class',
  'default',
  'new',
  'delete',
  'in',
  'function',
  'with',
  'import',
  'export',
  'enum',
  'case',
  't',
]

/** The source that reads the value of a column from a row: the parameter of a function, and its result. */
function readerOf(shown: Shown): readonly [parameter: string, value: string] {
  const [root = ''] = shown.path
  const value = expressionOf(shown, 'row')
  return RESERVED.includes(root) ? ['row', value] : [`{ ${root} }`, value.replace('row.', '')]
}

function columnOf(shown: Shown, isHidden: boolean): string {
  const { kind } = shown
  const [parameter, value] = readerOf(shown)
  const options = [...(kind === 'decimal' ? [`align: 'end'`] : []), ...(isHidden ? ['hidden: true'] : [])]
  const rest = options.length > 0 ? `, { ${options.join(', ')} }` : ''
  const plain = (text: string, otherParameters: string): string =>
    `column.plain((${parameter}${otherParameters}) => ${mayLack(shown) && kind !== 'flag' ? `${value} == null ? undefined : ${text}` : text}${rest})`
  if (kind === 'flag') return plain(`t(${value} ? 'yesNo.yes' : 'yesNo.no')`, ', { t }')
  if (kind === 'code') return plain(codeWord(shown.key, value.replace(' ?? undefined', '')), ', { t }')
  if (kind === 'decimal') return plain(`number(${value}, 2)`, '')
  return `column.${kind}((${parameter}) => ${value}${rest})`
}

/** The source of the row id: the identifier of the row, or that of its main subject, or the name. */
function rowIdOf(id: string, first: Shown): string {
  if (id === 'ospId') return ''
  if (id !== '') return `, ({ ${id} }) => ${id}`
  const about = first.path.at(-1) === 'name' && first.path.length > 1
  const [parameter, value] = readerOf(
    about ? { ...first, path: [...first.path.slice(0, -1), 'ospId'] } : first,
  )
  return `, (${parameter}) => ${value}${mayLack(first) ? ` ?? ''` : ''}`
}

const SEARCH_LABEL = { nl: 'Zoeken', en: 'Search', fr: 'Rechercher' }
const EMPTY_TITLE = { nl: 'Nog niets', en: 'Nothing yet', fr: 'Rien pour l’instant' }
const EMPTY_TEXT = {
  nl: 'Hier staat nog niets.',
  en: 'There is nothing here yet.',
  fr: 'Il n’y a encore rien ici.',
}
