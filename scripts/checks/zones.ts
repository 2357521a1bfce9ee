/**
 * Import zones: which folder may import from which, and where a package may be used. The zones follow from the existing
 * folders.
 */
import type { SourceFile } from '../files.ts'
import { importsOf, resolveImport, type Import } from './imports.ts'

/**
 * The layers of `src`, from the lowest: a folder imports only from the layers below it. `*` matches any folder, so a
 * new area is checked from its first commit.
 */
const layers: readonly (readonly string[])[] = [
  ['src/config'],
  ['src/base'],
  ['src/i18n'],
  ['src/api', 'src/ui'],
  ['src/routes'],
  ['src/session'],
  ['src/trouble'],
  ['src/forms'],
  ['src/frame'],
  ['src/actions'],
  ['src/lists', 'src/records'],
  ['src/domain'],
  ['src/features/*', 'src/layout'],
]

/**
 * What every layer may import: code generated from the contract, the contract's rules and formats, the value notations,
 * and the file readers.
 */
const CONTRACT = ['src/api/generated', 'openapi', 'notations', 'files']

/**
 * The allowed imports between folders outside the layers. `types:` allows type imports only. A folder without an entry
 * may import nothing.
 */
const arrows: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    layers.flatMap((layer, height) =>
      layer.map((zone) => [zone, [...layers.slice(0, height).flat(), ...CONTRACT]]),
    ),
  ),
  // The table of screens loads each screen only when it is opened.
  'src/routes': ['src/config', 'src/base', 'src/i18n', 'src/api', 'src/ui', 'openapi', 'lazy:src/features'],
  'src/api/generated': [
    'openapi',
    'types:src/api/operation.ts',
    'types:src/api/response-shape.ts',
    'types:src/api/contract-request.ts',
  ],
  'src/dev': ['src', 'openapi', 'types:mocks', 'types:scripts/dev-proxy.ts'],
  src: ['src'],
  // For development only: no other folder may import it.
  gallery: ['src', 'openapi'],
  // The portal with the sandbox in one page. No other folder may import it either.
  demo: ['src', 'mocks', 'config'],
  mocks: [
    'src/api/generated',
    'types:src/api/operation.ts',
    'types:src/base/recorder.ts',
    'types:src/trouble',
    'openapi',
    'notations',
    'files',
  ],
  openapi: ['src/api/generated/phone-metadata.ts', 'types:src/api/generated', 'notations', 'types:files'],
  notations: ['openapi/formats', 'src/api/generated/phone-metadata.ts', 'src/api/generated/languages.ts'],
  // Shared by portal, sandbox and conformance suite.
  files: ['openapi', 'notations', 'src/api/generated'],
  config: [],
  build: ['config', 'src/ui/theme'],
  scripts: [
    'openapi',
    'files',
    'mocks',
    'config',
    'src/routes',
    'src/api',
    'tests',
    'build/chunk-groups.ts',
    'build/without-folders.ts',
    'vite.config.ts',
  ],
  // For other projects, so they contain no state of the portal.
  packages: ['src/api', 'mocks', 'openapi', 'scripts/conformance'],
  tests: ['src', 'mocks', 'openapi', 'notations', 'files', 'scripts', 'config'],
  '.': ['config', 'build', 'scripts', 'openapi', 'mocks'],
}

/** Packages that only some folders may import, so that other code does not depend on them. */
const places: Readonly<Record<string, readonly string[]>> = {
  '@chakra-ui/react': ['src/ui'],
  '@emotion/react': ['src/ui'],
  '@visx/visx': ['src/ui'],
  '@codemirror/commands': ['src/ui'],
  '@codemirror/language': ['src/ui'],
  '@codemirror/state': ['src/ui'],
  '@codemirror/view': ['src/ui'],
  '@lezer/highlight': ['src/ui'],
  '@lezer/html': ['src/ui'],
  'style-mod': ['src/ui'],
  swr: ['src/api'],
  'web-vitals': ['src/trouble'],
  'openapi-fetch': ['src/api', 'packages'],
  jotai: ['src/base', 'src/routes', 'src/session', 'src/ui'],
  wouter: ['src/routes'],
  'date-fns': ['src/base'],
  fflate: ['files'],
  saxes: ['files'],
  '@csstools/css-tokenizer': ['files'],
  '@date-fns/tz': ['src/base'],
  i18next: ['src/i18n'],
  'final-form': ['src/forms'],
  'final-form-arrays': ['src/forms'],
  'react-final-form': ['src/forms'],
  'react-final-form-arrays': ['src/forms'],
  // Only at build time: in a browser ajv needs `eval`, and adds 33 KiB.
  ajv: [],
  'ajv-formats': [],
}

/** Returns each import that breaks a zone, as `file:line imports what: why`. */
export function zoneViolations(files: readonly SourceFile[]): string[] {
  const known = new Set(files.map((file) => file.path))
  return files.flatMap((file) =>
    importsOf(file).flatMap((found) => {
      const target = resolveImport(file.path, found.specifier, known)
      const why =
        target === undefined
          ? packageRefusal(file.path, found)
          : isTest(file.path) && /^(?:(?:mocks|src)\/|tests\/level\.ts$)/.test(target)
            ? undefined // A unit test may set up its own dependencies, such as the client on the sandbox, and take samples.
            : arrowRefusal(file.path, target, found)
      return why === undefined ? [] : [`${file.path}:${found.line} imports ${found.specifier}: ${why}`]
    }),
  )
}

function arrowRefusal(from: string, to: string, { typeOnly, lazy }: Import): string | undefined {
  const source = zoneOf(from)
  const target = zoneOf(to)
  if (source === target) return undefined
  if (isFeature(source) && isFeature(target))
    return 'an area never imports another: what two share moves down'
  const name = isFeature(source) ? 'src/features/*' : source
  const allowed = arrows[name]
  if (allowed === undefined) return `the folder ${source} has no arrows in scripts/checks/zones.ts`
  const fits = (entry: string): boolean => {
    const [, kind, place = ''] = /^(?:(types|lazy):)?(.*)$/.exec(entry) ?? []
    const isIn = to === place || to.startsWith(`${place}/`)
    return isIn && (kind === undefined || (kind === 'types' ? typeOnly : lazy))
  }
  if (allowed.some(fits)) return undefined
  return `${name} may not import ${target}`
}

function packageRefusal(from: string, { specifier, typeOnly }: Import): string | undefined {
  if (!from.startsWith('src/') || isTest(from)) return undefined
  const name = Object.keys(places).find((key) => specifier === key || specifier.startsWith(`${key}/`))
  const allowed = name === undefined ? undefined : places[name]
  if (name === undefined || allowed === undefined || allowed.some((place) => from.startsWith(`${place}/`)))
    return undefined
  if (typeOnly) return undefined // Types do not exist at run time.
  return allowed.length === 0 ? `${name} is not for the browser` : `${name} belongs to ${allowed.join(', ')}`
}

/**
 * Examples: `src/features/trips`, `src/ui`, `src` for its root files, `mocks`, `.` for files of the repository's root.
 */
function zoneOf(path: string): string {
  const parts = path.split('/').slice(0, -1)
  if (parts[0] !== 'src') return parts[0] ?? '.'
  if (parts[1] === 'features') return parts.slice(0, 3).join('/')
  if (parts[1] === 'api' && parts[2] === 'generated') return 'src/api/generated'
  return parts.slice(0, 2).join('/')
}

const isFeature = (zone: string): boolean => zone.startsWith('src/features/')
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
