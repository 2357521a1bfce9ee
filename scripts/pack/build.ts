/** Builds one package into a folder: modules without dependencies, their types, and documentation. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { stringify } from 'yaml'
import { withoutFolders } from '../../build/without-folders.ts'
import { namesIn } from '../files.ts'
import { runCommand } from '../steps.ts'
import { OPERATIONS, PACKAGES, WORK, type Package } from './packages.ts'

const GENERATED = 'src/api/generated'
const COMMAND = 'command'
/** The notices that must accompany third-party code. */
const NOTICES = 'THIRD-PARTY.md'
/** The aliases of tsconfig.json, which a bundler does not read. */
const ALIASES = ['mocks', 'openapi', 'notations', 'files']

/** Writes the package `key` in its final form, and returns its folder. */
export async function buildPackage(key: string, version: string): Promise<string> {
  const one = PACKAGES[key]
  if (one === undefined)
    throw new Error(`there is no package ${key}, only ${Object.keys(PACKAGES).join(', ')}`)
  const folder = join(WORK, key)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeOperations()
  await buildModules(one, folder)
  await buildTypes(one, folder)
  if (one.hasContract === true) writeContract(folder)
  copyFileSync(`packages/${key}/README.md`, join(folder, 'README.md'))
  copyFileSync('packages/LICENCE.md', join(folder, 'LICENCE.md'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(one, version), undefined, 2)}\n`)
  return folder
}

function writeOperations(): void {
  const areas = namesIn(`${GENERATED}/operations`, '.ts')
  const lines = areas.map((area) => `export * from '../../${GENERATED}/operations/${area}.ts'\n`)
  writeFileSync(OPERATIONS, lines.join(''))
}

async function buildModules({ exports, command }: Package, folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [withoutFolders()],
    resolve: {
      alias: {
        '@': resolve('src'),
        ...Object.fromEntries(ALIASES.map((name) => [`~${name}`, resolve(name)])),
      },
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      minify: false, // Readable for debugging.
      reportCompressedSize: false,
      license: { fileName: NOTICES },
      lib: { entry: { ...exports, ...(command !== undefined && { [COMMAND]: command }) }, formats: ['es'] },
      rolldownOptions: {
        external: [/^node:/, ...builtinModules],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'shared/[name].js',
          banner: ({ name, isEntry }) => (isEntry && name === COMMAND ? '#!/usr/bin/env node' : ''),
        },
      },
    },
  })
}

async function buildTypes({ exports }: Package, folder: string): Promise<void> {
  const { code, output } = await runCommand([
    'node_modules/.bin/rollup',
    ...Object.entries(exports).flatMap(([name, path]) => ['--input', `${name}=${path}`]),
    '--plugin',
    'dts={ tsconfig: "tsconfig.json" }',
    '--dir',
    folder,
    '--entryFileNames',
    '[name].d.ts',
    '--chunkFileNames',
    'shared/[name].d.ts',
  ])
  if (code !== 0) throw new Error(output)
}

/** Writes the contract as files, for programs in other languages. */
function writeContract(folder: string): void {
  const text = readFileSync(`${GENERATED}/openapi.json`, 'utf8')
  writeFileSync(join(folder, 'openapi.json'), text)
  writeFileSync(
    join(folder, 'openapi.yaml'),
    stringify(JSON.parse(text) as unknown, { aliasDuplicateObjects: false }),
  )
}

function manifestOf(
  { name, description, exports, command, hasContract = false }: Package,
  version: string,
): object {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: object }
  const modules: Record<string, unknown> = Object.fromEntries(
    Object.keys(exports).map((key) => [
      key === 'index' ? '.' : `./${key}`,
      { types: `./${key}.d.ts`, default: `./${key}.js` },
    ]),
  )
  const files = { './openapi.json': './openapi.json', './openapi.yaml': './openapi.yaml' }
  return {
    name,
    version,
    description,
    license: 'SEE LICENSE IN LICENCE.md',
    type: 'module',
    engines,
    sideEffects: false,
    exports: { ...modules, ...(hasContract && files) },
    ...(command !== undefined && { bin: { [name]: `./${COMMAND}.js` } }),
  }
}
