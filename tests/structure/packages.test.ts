/**
 * The packages that the client requires. Each is used for its purpose and unmodified: none is replaced, patched or
 * imitated (docs/decisions/0065, 0066, 0067).
 */
import { existsSync, readFileSync } from 'node:fs'
import { satisfies } from 'semver'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/files.ts'

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly overrides?: unknown
}
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest

/** Where each package is used for its purpose. */
const ROLES = [
  ['openapi-typescript', 'types from the contract', 'scripts/generate.ts'],
  ['openapi-fetch', 'the typed client', 'src/api/client.ts'],
  ['@stoplight/prism-cli', 'the mocks from examples', 'scripts/processes/prism.ts'],
  ['react', 'components', 'src/root.tsx'],
  ['react-dom', 'the page', 'src/root.tsx'],
  ['wouter', 'the history', 'src/routes/navigate.tsx'],
  ['wouter', 'the matching of addresses', 'src/routes/known-routes.ts'],
  ['swr', 'reads', 'src/api/use-read.ts'],
  ['jotai', 'the state of the client', 'src/base/store.ts'],
  ['react-final-form', 'forms', 'src/forms/request-form.tsx'],
  ['react-final-form-arrays', 'rows of forms', 'src/forms/field-rows.tsx'],
  ['ajv', 'the validation of forms by the schemas', 'scripts/generate/validators.ts'],
  ['ajv', 'the validation of requests by the sandbox', 'openapi/ajv.ts'],
  ['i18next', 'texts', 'src/i18n/i18n.ts'],
  ['react-i18next', 'texts of components', 'src/i18n/i18n.ts'],
  ['@chakra-ui/react', 'the component library', 'src/ui/overlays/dialog-overlay.tsx'],
  ['@visx/visx', 'charts', 'src/ui/charts/line-chart.tsx'],
  ['date-fns', 'dates', 'src/base/dates.ts'],
  ['lucide-react', 'icons', 'src/ui/feedback/problem-panel.tsx'],
  ['vite', 'the build', 'vite.config.ts'],
  ['vitest', 'unit tests', 'vitest.config.ts'],
  ['@testing-library/react', 'tests of components', 'src/api/use-read.test.tsx'],
  ['@playwright/test', 'tests in a browser', 'playwright.config.ts'],
] as const

/** Whether a file imports a package, or starts its program. */
const uses = (source: string, name: string): boolean =>
  [...source.matchAll(/(?:from |import\()'([^']+)'/g)].some(
    ([, from = '']) => from === name || from.startsWith(`${name}/`),
  ) || source.includes(`'node_modules/${name}/`)

test.each(ROLES)('%s is used for %s', (name, _role, file) => {
  expect({ ...manifest.dependencies, ...manifest.devDependencies }).toHaveProperty([name])
  expect(uses(readFileSync(file, 'utf8'), name), `${file} uses ${name}`).toBe(true)
})

test('no package is patched or replaced by another', () => {
  expect(manifest.overrides).toBeUndefined()
  expect(existsSync('patches')).toBe(false)
  for (const config of ['vite.config.ts', 'vitest.config.ts']) {
    const [, aliases = ''] = /alias: ([[{].+?\n {4}[\]}])/s.exec(readFileSync(config, 'utf8')) ?? []
    const found = [...aliases.matchAll(/^ {6}\W*(?:find: )?(\S+?),? (?:replacement|here)/gm)]
    const led = found.map(([line]) => /'(.+?)'/.exec(line)?.[1])
    expect({ config, folders: new Set(led) }).toEqual({ config, folders: OUR_FOLDERS })
  }
})

/** Folders to which an import may be mapped: our own. */
const OUR_FOLDERS = new Set(['@', '~files', '~mocks', '~notations', '~openapi'])

/** The names that components use of these packages, as in their documentation. */
const OWN =
  /export (?:function|const) (useTranslation|Trans|useAtomValue|useAtom|useSetAtom|useField|useForm|useFormState|FormSpy|Field|useFieldArray|useSWR|createIcon)\b/

test('no file of the project has the name of an export of a package', () => {
  const found = filesBelow('src').flatMap((path) => {
    if (!/\.tsx?$/.test(path) || path.startsWith('src/api/generated/')) return []
    const [, name] = OWN.exec(readFileSync(path, 'utf8')) ?? []
    return name === undefined ? [] : [`${path}: ${name}`]
  })
  // The wrapper of an input with its label, which Chakra calls `Field.Root`.
  expect(found).toEqual(['src/ui/inputs/field.tsx: Field'])
})

/** The oldest Node that `engines` in package.json allows, and the oldest 22 and 24 that all packages allow. */
const NODES = ['20.20.0', '22.13.0', '24.0.0']

interface Installed {
  readonly engines?: { readonly node?: string }
  /** The author's message to users who install it. */
  readonly deprecated?: string
}

/** The installed packages for which npm would print a warning on one of these versions. */
const warnedOf = (installed: Readonly<Record<string, Installed>>): string[] =>
  Object.entries(installed).flatMap(([folder, { engines, deprecated }]) => [
    ...(engines?.node === undefined || NODES.every((node) => satisfies(node, engines.node ?? ''))
      ? []
      : [`${folder} asks for Node ${engines.node}`]),
    ...(deprecated === undefined ? [] : [`${folder} is deprecated: ${deprecated}`]),
  ])

test('every installed package runs on Node 20, 22 and 24, and none is deprecated', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, Installed>>
  }
  expect(packages['']?.engines?.node).toBe('>=20.20')
  expect(Object.keys(packages).length).toBeGreaterThan(500)
  expect(warnedOf(packages)).toEqual([])
})

test('a version that requires a newer Node, or is deprecated, is reported', () => {
  const newer = { engines: { node: '^22.12.0 || >=24' } }
  expect(warnedOf({ a: newer, b: { engines: { node: '^20.19.0 || >=22.12.0' } }, c: {} })).toEqual([
    'a asks for Node ^22.12.0 || >=24',
  ])
  expect(warnedOf({ e: { engines: { node: '^20.20.0 || >=24' } } })).toEqual([
    'e asks for Node ^20.20.0 || >=24',
  ])
  expect(warnedOf({ d: { deprecated: 'use e' } })).toEqual(['d is deprecated: use e'])
})
