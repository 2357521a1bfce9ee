/**
 * `npm run new:screen -- --kind KIND --operation ID --name NAME --path /path --guard NAME`: writes a screen that shows
 * real rows or fields, its entry in the table of screens, its texts and its tests. All checks pass, and the screen is a
 * start to edit.
 *
 *   npm run new:screen -- --kind list --operation getAllPartners --name PartnerArchive \
 *     --path /partner-archive --guard platformStaff --menu backoffice --nl Partnerarchief
 *
 *   --kind KIND       list       the rows of the response
 *                     record     a page with tabs, of what the operation reads
 *                     form       the request of the operation
 *                     settings   existing settings, with the operation that changes them
 *                     wizard     as a form, over several steps with a summary
 *   --operation ID    of the contract, such as getAllPartners
 *   --name NAME       of the route, such as PartnerArchive
 *   --path /path      within the portal; `:name` is a parameter
 *   --guard NAME      who may open it: a name of src/routes/guards.ts
 *   --parent NAME     the screen above: for crumbs, and the screen that a form opens when it is done; a list of the
 *                     same area without such links gets its button to add, or the links of its rows
 *   --menu GROUP      top, users, finance, backoffice or account; without it, the screen is in no menu
 *   --tabs A,B        of a record; default Details,More
 *   --area AREA       a tag of the contract; default: that of the operation
 *   --en --nl …       its title in each language; default: made from NAME
 *
 * Texts that the portal does not contain yet start with their language, as `[nl]`, until somebody translates them:
 * `grep -rn '"\[[a-z][a-z]\]' locales`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { GuardName } from '../tests/who-may-open.ts'
import { LANGUAGES, type Language } from '../src/api/generated/languages.ts'
import type { Contract } from '../openapi/contract-types.ts'
import { readArguments } from './read-arguments.ts'
import { namesIn } from './files.ts'
import { ContractReader } from './new-screen/contract.ts'
import { planScreen } from './new-screen/plan.ts'
import { KINDS } from './new-screen/screen-spec.ts'
import { runCommand } from './steps.ts'

const CONTRACT = 'src/api/generated/openapi.json'
/** The title of the screen in each language. */
const TITLES = Object.fromEntries(LANGUAGES.map((language) => [language, { type: 'string' as const }])) as {
  readonly [Title in Language]: { readonly type: 'string' }
}
const read = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

try {
  const { values } = readArguments({
    options: {
      kind: { type: 'string' },
      operation: { type: 'string' },
      name: { type: 'string' },
      path: { type: 'string' },
      guard: { type: 'string' },
      parent: { type: 'string' },
      menu: { type: 'string' },
      tabs: { type: 'string', default: 'Details,More' },
      area: { type: 'string' },
      ...TITLES,
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    // The help is the comment at the top of this file.
    const [, comment = ''] =
      /^\/\*\*\n(.*?)\n \*\//s.exec(readFileSync('scripts/new-screen.ts', 'utf8')) ?? []
    console.log(comment.replace(/^ \* ?/gm, ''))
    process.exit()
  }
  const requiredOption = (name: 'kind' | 'operation' | 'name' | 'path' | 'guard'): string => {
    const value = values[name]
    if (value === undefined) throw new Error(`--${name} is missing: see --help`)
    return value
  }
  const kind = KINDS.find((one) => one === requiredOption('kind'))
  if (kind === undefined) throw new Error(`"${values.kind}" is no kind: ${KINDS.join(', ')}`)
  const guard = requiredOption('guard') as GuardName // The plan refuses unknown names.
  const name = requiredOption('name')
  const path = requiredOption('path')
  const contract = new ContractReader(JSON.parse(readFileSync(CONTRACT, 'utf8')) as Contract)
  const operation = requiredOption('operation')
  const { parent, menu, tabs } = values
  const { files, untranslated, left } = planScreen(
    {
      kind,
      operation,
      area: values.area ?? contract.operation(operation).area,
      name,
      path,
      guard,
      parent,
      menu,
      tabs: tabs.split(',').map((tab) => tab.trim()),
      titles: Object.fromEntries(LANGUAGES.map((language) => [language, values[language]])),
    },
    contract,
    read,
    namesIn('locales/en', '.json'),
  )
  for (const [file, content] of Object.entries(files)) {
    if (read(file) === content) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    console.log(file)
  }
  if (untranslated.length > 0) console.log(`to translate: ${untranslated.join(', ')}`)
  if (left.length > 0) console.log(`left out: ${left.join(', ')}`)
  const written = Object.keys(files).filter((file) => /\.tsx?$/.test(file))
  const { code, output } = await runCommand(['node_modules/.bin/oxfmt', ...written])
  if (code !== 0) throw new Error(output)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
