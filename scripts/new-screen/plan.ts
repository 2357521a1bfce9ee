/** All changes for a new screen: its own files, the table of screens, the texts, and its tests. */
import { LANGUAGES } from '../../src/api/generated/languages.ts'
import { PERSONAS } from '../../mocks/seed/personas.ts'
import type { Route } from '../../src/routes/route.ts'
import { routes } from '../../src/routes/routes.ts'
import { endOf, MAY_OPEN, PERSONAS_OF, type GuardName, type Kind } from '../../tests/who-may-open.ts'
import type { ContractReader, ReadOperation } from './contract.ts'
import { formScreen, wizardScreen } from './form.ts'
import { linkFrom } from './link.ts'
import { listScreen } from './list.ts'
import { recordScreen } from './record.ts'
import { settingsScreen } from './settings.ts'
import {
  camel,
  labelFrom,
  tidy,
  type Entry,
  type Text,
  type ScreenSpec,
  type GeneratorOutput,
  type GeneratorInput,
} from './screen-spec.ts'
import { Dictionary, has, isToTranslate, parse, print, put, textIn } from './words.ts'

export type Read = (path: string) => string | undefined
export interface Plan {
  /** New and changed files, by path. */
  readonly files: Readonly<Record<string, string>>
  /** English texts that wait for a translation. */
  readonly untranslated: readonly string[]
  /** Parts of the contract that the screen neither shows nor requests. */
  readonly left: readonly string[]
}

const WRITERS: Readonly<Record<ScreenSpec['kind'], (input: GeneratorInput) => GeneratorOutput>> = {
  list: listScreen,
  record: recordScreen,
  form: formScreen,
  settings: settingsScreen,
  wizard: wizardScreen,
}
const ICONS: Readonly<Record<ScreenSpec['kind'], readonly [name: string, file: string]>> = {
  list: ['Rows3', 'rows-3'],
  record: ['FileText', 'file-text'],
  form: ['SquarePen', 'square-pen'],
  settings: ['Settings', 'settings'],
  wizard: ['WandSparkles', 'wand-sparkles'],
}
const MENU_GROUPS = ['top', 'users', 'finance', 'backoffice', 'account']
const SAMPLES = 'mocks/sample-address.ts'
const TABLE = 'src/routes/routes.ts'
const table: readonly Route[] = routes

/**
 * Returns all files to write. `read` returns an existing file. Throws an error about an invalid specification before
 * anything is written.
 */
export function planScreen(
  spec: ScreenSpec,
  contract: ContractReader,
  read: Read,
  namespaces: readonly string[],
): Plan {
  const { area, name, path } = spec
  const operation = contract.operation(spec.operation)
  refuse(spec, read)
  const params = paramsOf(path)
  const dictionary = new Dictionary()
  for (const space of namespaces)
    dictionary.add({
      ...Object.fromEntries(
        LANGUAGES.map((language) => [language, parse(read(`locales/${language}/${space}.json`))]),
      ),
      en: parse(read(`locales/en/${space}.json`)),
    })
  const texts = new Map<string, Text>()
  const present = parse(read(`locales/en/${area}.json`))
  const title = titleOf(spec, dictionary)
  const input: GeneratorInput = {
    spec,
    contract,
    operation,
    params,
    parentHref: hrefOf(spec.parent, params),
    title,
    words: spec.kind === 'list' && present['list'] === undefined ? 'list' : camel(name),
    addText: (key, text) =>
      void (texts.has(key) || texts.set(key, typeof text === 'string' ? dictionary.translate(text) : text)),
  }
  texts.set(`screens.${name}`, title)
  const { files: own, entries, test, left } = WRITERS[spec.kind](input)

  const link = linkFrom(spec, title, contract, read)
  if (link?.text) texts.set(...link.text)

  const files: Record<string, string> = link ? { [link.file]: link.source } : {}
  for (const [file, source] of Object.entries(own)) {
    const target = `src/features/${area}/${file}`
    if (read(target) !== undefined) throw new Error(`${target} is there already`)
    files[target] = tidy(source)
  }
  Object.assign(files, routeFiles(spec, entries, read))
  for (const language of LANGUAGES) {
    const words = parse(read(`locales/${language}/${area}.json`))
    for (const [key, text] of texts) put(words, key, textIn(text, language))
    files[`locales/${language}/${area}.json`] = print(words)
    if (spec.menu === undefined) continue
    const shell = parse(read(`locales/${language}/shell.json`))
    put(shell, `items.${name}`, textIn(title, language))
    files[`locales/${language}/shell.json`] = print(shell)
  }
  Object.assign(files, samples(spec, operation, read), tests(spec, operation, test, title, read))
  return {
    files,
    untranslated: [
      ...new Set(
        [...texts].filter(([key, text]) => isToTranslate(text) && !has(present, key)).map(([, { en }]) => en),
      ),
    ],
    left,
  }
}

/** Throws an error about an invalid specification. */
function refuse({ area, name, path, menu, parent, guard, kind, tabs }: ScreenSpec, read: Read): void {
  const shape = (of: string): string => of.replace(/:\w+/g, ':')
  if (read(`openapi/paths/${area}.yaml`) === undefined)
    throw new Error(`"${area}" is no area: openapi/paths has no file of that name`)
  if (!(kind in WRITERS)) throw new Error(`"${kind}" is no kind: ${Object.keys(WRITERS).join(', ')}`)
  if (!/^([A-Z][a-z0-9]*)+$/.test(name))
    throw new Error(`"${name}" is no name of a screen, such as OrderArchive`)
  if (table.some((route) => route.name === name)) throw new Error(`${name} is a screen already`)
  if (!/^(\/(:?[a-z][A-Za-z0-9-]*))+$/.test(path))
    throw new Error(`"${path}" is no path, such as /orders/archive or /orders/:orderOspId`)
  const taken = table.find((route) => shape(route.path) === shape(path))
  if (taken) throw new Error(`${path} is the path of ${taken.name}`)
  const names = Object.keys(MAY_OPEN).filter((name) => name !== 'anyone')
  if (!names.includes(guard)) throw new Error(`"${guard}" is no guard of a screen: ${names.join(', ')}`)
  if (menu !== undefined && !MENU_GROUPS.includes(menu))
    throw new Error(`"${menu}" is no group of the menu: ${MENU_GROUPS.join(', ')}`)
  if (menu !== undefined && path.includes(':')) throw new Error('a path with parameters is in no menu')
  if (parent !== undefined && !table.some((route) => route.name === parent))
    throw new Error(`${parent} is no screen`)
  const invalid = kind === 'record' && tabs.find((tab) => !/^[A-Z][A-Za-z]*$/.test(tab))
  if (invalid) throw new Error(`"${invalid}" is no name of a tab, such as Details`)
}

const paramsOf = (path: string): readonly string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => param)

/** `hrefTo('Partners')`, if the address of the parent needs no other parameters than this one's. */
function hrefOf(parent: string | undefined, params: readonly string[]): string | undefined {
  const route = table.find(({ name }) => name === parent)
  if (!route) return undefined
  const needed = paramsOf(route.path)
  if (needed.some((param) => !params.includes(param))) return undefined
  const given = needed.map((param) => `${param}: params.${param}`).join(', ')
  return needed.length === 0 ? `hrefTo('${route.name}')` : `hrefTo('${route.name}', { ${given} })`
}

function titleOf({ name, titles }: ScreenSpec, dictionary: Dictionary): Text {
  return { ...dictionary.translate(titles.en ?? labelFrom(name)), ...given(titles) }
}
const given = (titles: ScreenSpec['titles']): Partial<Text> =>
  Object.fromEntries(Object.entries(titles).filter(([, text]) => text !== undefined))

/** The entries in the area's part of the table. The part of a new area is added to the table. */
function routeFiles(spec: ScreenSpec, entries: readonly Entry[], read: Read): Record<string, string> {
  const { area, guard, parent, menu, kind } = spec
  const file = `src/routes/${area}.ts`
  const constant = `${camel(pascalOf(area))}Routes`
  const present = read(file)
  const begun =
    present ??
    `import { ${guard} } from './guards.ts'
import type { Route } from './route.ts'

const inArea = { area: '${area}', audience: 'signed-in', guards: ${guard} } as const

export const ${constant} = [] as const satisfies readonly Route[]
`
  const isUsual = new RegExp(`const inArea = .*guards: ${guard}\\b`).test(begun)
  const [icon, iconFile] = ICONS[kind]
  const order =
    Math.max(0, ...table.flatMap((route) => (route.menu?.group === menu ? [route.menu?.order ?? 0] : []))) + 1
  const lines = entries.map(({ lines, isTab = false }) =>
    [
      '...inArea',
      ...lines,
      ...(isUsual ? [] : [`guards: ${guard}`]),
      ...(parent === undefined ? [] : [`parent: '${parent}'`]),
      ...(menu === undefined || isTab ? [] : [`menu: { group: '${menu}', order: ${order}, icon: ${icon} }`]),
    ].join(',\n'),
  )
  const withEntries = insert(
    begun,
    '] as const satisfies readonly Route[]',
    lines.map((line) => `{ ${line} },\n`).join(''),
  )
  const withGuard = isUsual ? withEntries : withImported(withEntries, './guards.ts', guard)
  const iconLine = `import ${icon} from 'lucide-react/icons/${iconFile}'\n`
  const isIconNew = menu !== undefined && !withGuard.includes(iconLine)
  const files = { [file]: isIconNew ? iconLine + withGuard : withGuard }
  if (present !== undefined) return files
  const whole = read(TABLE) ?? ''
  const imported = insert(whole, `import { guestRoutes }`, `import { ${constant} } from './${area}.ts'\n`)
  return {
    ...files,
    [TABLE]: insert(imported, '] as const satisfies readonly Route[]', `  ...${constant},\n`),
  }
}

const pascalOf = (area: string): string =>
  area
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** Adds a name to the imports of a file from another one. */
function withImported(source: string, from: string, name: string): string {
  const line = new RegExp(`import \\{ ([^}]*) \\} from '${from.replaceAll('.', '\\.')}'`)
  const names = line.exec(source)?.[1]?.split(', ')
  if (names === undefined) return `import { ${name} } from '${from}'\n${source}`
  if (names.includes(name)) return source
  return source.replace(line, `import { ${[...names, name].sort().join(', ')} } from '${from}'`)
}

/** Inserts text before the first mark. */
function insert(source: string, mark: string, text: string): string {
  const at = source.indexOf(mark)
  if (at < 0) throw new Error(`no place found for: ${text}`)
  return source.slice(0, at) + text + source.slice(at)
}

/** A record of the seed for each path parameter that no screen has used yet, taken from the contract's example. */
function samples({ path }: ScreenSpec, { example, id }: ReadOperation, read: Read): Record<string, string> {
  let source = read(SAMPLES) ?? ''
  for (const param of paramsOf(path)) {
    if (source.includes(`  ${param}: `)) continue
    const given = typeof example === 'object' && example !== null ? (example as Record<string, unknown>) : {}
    const sample = given[param] ?? given['ospId'] ?? given['id']
    if (typeof sample !== 'string')
      throw new Error(`give :${param} a sample in ${SAMPLES} first: no example of ${id} has one`)
    source = insert(source, '}\n/** Who fits', `  ${param}: '${sample}',\n`)
  }
  return { [SAMPLES]: source }
}

/** The personas that a test tries first, in this order: the permissions of one role come before those of all. */
const KINDS_IN_ORDER: readonly Kind[] = [
  'user manager',
  'reporting manager',
  'invoice manager',
  'communication manager',
  'contact',
  'platform staff',
]

/** A persona who may open the screen, and whom the contract allows to call the operation. */
function personaFor(guard: GuardName, roles: readonly string[]): string {
  const may = KINDS_IN_ORDER.filter((kind) => endOf(guard, kind) === 'pass').map(
    (kind) => PERSONAS_OF[kind][0].login,
  )
  const rolesOf = (login: string): readonly string[] =>
    PERSONAS.find((one) => one.login === login)?.roles ?? []
  const found = may.find(
    (login) => roles.includes('signed-in') || rolesOf(login).some((role) => roles.includes(role)),
  )
  return found ?? 'olivia.osp'
}

/** A screen test in the file of the area. If the area had no screens, also its browser test. */
function tests(
  { area, name, path, guard, kind, tabs }: ScreenSpec,
  { roles }: ReadOperation,
  lines: readonly string[],
  title: Text,
  read: Read,
): Record<string, string> {
  const file = `tests/screen/${area}.test.tsx`
  const login = personaFor(guard, roles)
  const opened = kind === 'record' ? name.replace(/View$/, '') + (tabs[0] ?? '') : name
  const what = path.includes(':') ? `opens ${title.en}` : `opens ${title.en} from its address`
  const test = `
test(${quoted(`${login} ${what}`)}, async ({ page, signInAs }) => {
  await signInAs('${login}', { language: 'en' })
  await page.goto(sampleAddress('${opened}'))
  ${lines.join('\n  ')}
})
`
  const begun =
    read(file) ??
    `/** ${labelFrom(pascalOf(area))}: what its screens show and do. */
import { expect, test } from './fixture.ts'
`
  const imported = begun.includes('../sample-address.ts')
    ? withImported(begun, '../sample-address.ts', 'sampleAddress')
    : insert(begun, 'import ', `import { sampleAddress } from '../sample-address.ts'\n`)
  const files: Record<string, string> = { [file]: `${imported.trimEnd()}\n${test}` }
  // The area has screens, and therefore a browser test.
  if (read(`src/routes/${area}.ts`) !== undefined) return files
  files[`tests/e2e/${area}.spec.ts`] = `import { expect, test } from '../fixtures.ts'
import { sampleAddress } from '../sample-address.ts'

test(${quoted(`${login} opens ${title.en} by its address and by reloading, and axe finds nothing`)}, async ({ page, signInAs, expectAccessible }) => {
  await signInAs('${login}', { language: 'en' })
  await page.goto(sampleAddress('${opened}'))
  for (const time of ['at first', 'again']) {
    await expect(page.getByRole('heading', { level: 1 }), time).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.reload()
  }
  await expectAccessible()
})
`
  return files
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`
