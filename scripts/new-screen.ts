/**
 * `npm run new:screen -- AREA NAME /path`: writes a screen, its browser test, its entry in the table of screens and in
 * the menu, and its words, such that all checks pass at once. Then fill it.
 *
 *   npm run new:screen -- orders OrderArchive /orders/archive --nl Bestelarchief --en 'Order archive' --fr 'Archives'
 *
 *   AREA              a tag of the contract
 *   NAME              of the route, as in `hrefTo('OrderArchive')`
 *   /path             within the portal; `:name` is a parameter
 *   --nl --en --fr    its title; else the words of NAME, marked with the language where they should be translated
 *   --menu GROUP      top (default), users, finance, backoffice, or none; a path with parameters is in no menu
 *   --role ROLE       who may see it, besides platform admins; else everyone who is signed in
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { planScreen } from './new-screen/plan.ts'
import { runCommand } from './steps.ts'

const read = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      nl: { type: 'string' },
      en: { type: 'string' },
      fr: { type: 'string' },
      menu: { type: 'string', default: 'top' },
      role: { type: 'string' },
    },
  })
  const [area = '', name = '', path = ''] = positionals
  const { menu, role, ...titles } = values
  const files = planScreen({ area, name, path, titles, menu, role }, read)
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    console.log(file)
  }
  const written = Object.keys(files).filter((file) => /\.tsx?$/.test(file))
  const { code, output } = await runCommand(['node_modules/.bin/oxfmt', ...written])
  if (code !== 0) throw new Error(output)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
