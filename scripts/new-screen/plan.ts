import type { Route } from '../../src/routes/route.ts'
import { routes } from '../../src/routes/routes.ts'

const LANGUAGES = ['nl', 'en', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

export interface NewScreen {
  readonly area: string
  readonly name: string
  readonly path: string
  readonly titles: { readonly [Code in Language]?: string | undefined }
  /** A group of the menu, or `none`. */
  readonly menu: string
  readonly role?: string | undefined
}

const MENU_GROUPS = ['top', 'users', 'finance', 'backoffice']
const NOTHING_YET: Readonly<Record<Language, string>> = {
  nl: 'Hier staat nog niets.',
  en: 'There is nothing here yet.',
  fr: 'Il n’y a encore rien ici.',
}

const ROUTES = 'src/routes/routes.ts'
const ICONS = 'src/layout/menu-icon.tsx'
const SAMPLES = 'tests/sample-address.ts'

/**
 * All files to write, new and changed ones, by path. `read` answers a present file. Throws what is wrong with the wish;
 * nothing has been written then.
 */
export function planScreen(
  screen: NewScreen,
  read: (path: string) => string | undefined,
): Readonly<Record<string, string>> {
  const { area, name } = screen
  const isInMenu = screen.menu !== 'none' && !screen.path.includes(':')
  const file = kebab(name)
  const files: Record<string, string> = {}
  const present = (path: string): string => {
    const content = files[path] ?? read(path)
    if (content === undefined) throw new Error(`${path} is not here: run this in the project's folder`)
    return content
  }
  refuse(screen, read)

  const add = (path: string, content: string): void => {
    if (read(path) !== undefined) throw new Error(`${path} is there already`)
    files[path] = content
  }
  add(`src/features/${area}/${file}-screen.tsx`, screenSource(screen))
  add(`tests/e2e/${area}.${file}.spec.ts`, specSource(screen))
  files[ROUTES] = insert(
    present(ROUTES),
    '] as const satisfies readonly Route[]',
    entrySource(screen, isInMenu),
  )
  for (const language of LANGUAGES) {
    const words = `locales/${language}/${area}.json`
    files[words] = withWords(files[words] ?? read(words) ?? '{}', {
      screens: { [name]: titleOf(screen, language) },
      [camel(name)]: { empty: NOTHING_YET[language] },
    })
    const shell = `locales/${language}/shell.json`
    if (isInMenu) files[shell] = withWords(present(shell), { items: { [name]: titleOf(screen, language) } })
  }
  if (isInMenu) files[ICONS] = withIcon(present(ICONS), name)
  return files
}

/** Throws what is wrong with the wish. */
function refuse({ area, name, path, menu }: NewScreen, read: (path: string) => string | undefined): void {
  const table: readonly Route[] = routes
  const shape = (of: string): string => of.replace(/:\w+/g, ':')
  if (read(`openapi/paths/${area}.yaml`) === undefined)
    throw new Error(`"${area}" is no area: openapi/paths has no file of that name`)
  if (!/^([A-Z][a-z0-9]*)+$/.test(name))
    throw new Error(`"${name}" is no name of a screen, such as OrderArchive`)
  if (table.some((route) => route.name === name)) throw new Error(`${name} is a screen already`)
  if (!/^(\/(:?[a-z][A-Za-z0-9-]*))+$/.test(path))
    throw new Error(`"${path}" is no path, such as /orders/archive or /orders/:orderOspId`)
  const taken = table.find((route) => shape(route.path) === shape(path))
  if (taken) throw new Error(`${path} is the path of ${taken.name}`)
  if (!['none', ...MENU_GROUPS].includes(menu))
    throw new Error(`"${menu}" is no group of the menu: ${MENU_GROUPS.join(', ')} or none`)
  for (const [, param = ''] of path.matchAll(/:(\w+)/g))
    if (read(SAMPLES)?.includes(`  ${param}: `) !== true)
      throw new Error(`give :${param} a sample in ${SAMPLES} first, so that tests can open the screen`)
}

const screenSource = ({ area, name }: NewScreen): string => `import { useTranslation } from 'react-i18next'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'

export default function ${name}Screen() {
  const { t } = useTranslation('${area}')
  return (
    <ScreenFrame name="${name}">
      <EmptyState kind="nothing-yet" title={t('${camel(name)}.empty')} />
    </ScreenFrame>
  )
}
`

const specSource = (screen: NewScreen): string => `import { routeOf } from '../../src/routes/known-routes.ts'
import '../../src/routes/routes.ts'
import { expect, test } from '../fixtures.ts'
import { sampleAddress } from '../sample-address.ts'

test(${quoted(`${titleOf(screen, 'en')} is there for who may see it`)}, async ({ page, signInAs, expectAccessible }) => {
  await signInAs('olivia.osp', { language: 'en' })
  await page.goto(sampleAddress(routeOf('${screen.name}')))
  await expect(page.getByRole('heading', { level: 1, name: ${quoted(titleOf(screen, 'en'))} })).toBeVisible()
  await expect(page.getByText(${quoted(NOTHING_YET.en)})).toBeVisible()
  await expectAccessible()
})
`

function entrySource({ area, name, path, role, menu }: NewScreen, isInMenu: boolean): string {
  const orders = (routes as readonly Route[]).flatMap((route) =>
    route.menu?.group === menu ? [route.menu.order] : [],
  )
  const guards = role === undefined ? '[]' : `[{ kind: 'role', anyOf: ['${role}'] }]`
  return `
  {
    path: '${path}',
    name: '${name}',
    area: '${area}',
    audience: 'signed-in',
    guards: ${guards},
    load: () => import('@/features/${area}/${kebab(name)}-screen.tsx'),
    readsNothing: true, // Until it does: tests then show it a server that fails.
${isInMenu ? `    menu: { group: '${menu}', order: ${Math.max(0, ...orders) + 1} },\n` : ''}  },
`
}

/** Puts text before a mark, the first one after `since`. */
function insert(source: string, mark: string, text: string, since = ''): string {
  const from = source.indexOf(since)
  const at = source.indexOf(mark, from + since.length)
  if (from < 0 || at < 0) throw new Error(`no place found for: ${text}`)
  return source.slice(0, at) + text + source.slice(at)
}

/** Lays words over those of a file. */
function withWords(file: string, more: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const words = JSON.parse(file) as Record<string, object>
  for (const [group, texts] of Object.entries(more)) words[group] = { ...words[group], ...texts }
  return `${JSON.stringify(words, null, 2)}\n`
}

/** An icon to begin with; choose a better one. */
function withIcon(source: string, name: string): string {
  const line = `import FileText from 'lucide-react/icons/file-text'\n`
  const known = source.includes(line) ? source : insert(source, 'import ', line)
  return insert(known, '}', `  ${name}: FileText,\n`, 'const ICONS')
}

function titleOf({ name, titles }: NewScreen, language: Language): string {
  const words = kebab(name).replaceAll('-', ' ')
  const title = words.charAt(0).toUpperCase() + words.slice(1)
  return titles[language] ?? (language === 'en' ? title : `${title} (${language})`)
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`
const kebab = (name: string): string => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase()
const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)
