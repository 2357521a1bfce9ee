/** Links from the list above to a new record or form: from the names of its rows, or from its add button. */
import type { ContractReader } from './contract.ts'
import type { Text, ScreenSpec } from './screen-spec.ts'

/** The changes to a list's file and texts. */
export interface Link {
  readonly file: string
  readonly source: string
  readonly text?: readonly [key: string, text: Text]
}

const USE_LIST = `import { useList } from '@/lists/use-list.ts'\n`

/** `undefined` if the parent is not a list, already has links, or has rows that the path cannot name. */
export function linkFrom(
  { area, kind, name, path, parent, tabs }: ScreenSpec,
  title: Text,
  contract: ContractReader,
  read: (path: string) => string | undefined,
): Link | undefined {
  const loads = new RegExp(`name: '${parent}',[^}]*?import\\('@/(features/${area}/[^']+)'\\)`)
  const found = loads.exec(read(`src/routes/${area}.ts`) ?? '')?.[1]
  const file = `src/${found}`
  const source = found === undefined ? undefined : read(file)
  const openingTag = `<ListScreen\n      name="${parent}"\n`
  if (!source?.includes(openingTag)) return undefined
  const params = [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => param)
  const withProp = (prop: string): string => source.replace(openingTag, `${openingTag}      ${prop}\n`)

  if (kind === 'form' && params.length === 0 && !/\s(?:add|action)=/.test(source)) {
    const words = /\swords="(\w+)"/.exec(source)?.[1] ?? 'list'
    return { file, source: withProp(`add="${name}"`), text: [`${words}.add`, title] }
  }
  const [param, ...more] = params
  if (kind !== 'record' || param === undefined || more.length > 0 || /\srowTo=/.test(source)) return undefined
  const operationId = /useList\((\w+),/.exec(source)?.[1]
  const id = operationId === undefined ? '' : contract.idOf(contract.operation(operationId).answer)
  if (id === '') return undefined
  const to = `rowTo={({ ${id} }) => hrefTo('${name.replace(/View$/, '')}${tabs[0] ?? ''}', { ${param}: ${id} })}`
  const linked = withProp(to)
  return {
    file,
    source: linked.includes(`'@/routes/href.ts'`)
      ? linked
      : linked.replace(USE_LIST, `${USE_LIST}import { hrefTo } from '@/routes/href.ts'\n`),
  }
}
