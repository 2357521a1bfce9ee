/**
 * `npm run demo [-- --out dist-demo]`: writes the portal with its sandbox as a folder of static files, for any host and
 * any path. The first visit installs the service worker that answers its calls (`demo/worker.ts`).
 */
import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, mergeConfig, type InlineConfig, type Plugin } from 'vite'
import { withoutFolders } from '../build/without-folders.ts'
import { readArguments } from './read-arguments.ts'
import { filesBelow } from './files.ts'
import portal from '../vite.config.ts'

const { values } = readArguments({ options: { out: { type: 'string', default: 'dist-demo' } } })
const out = resolve(values.out)
const PRODUCT = 'src/config/base-path.ts'

/** The portal's base path is where the demo is served. */
const ownBasePath: Plugin = {
  name: 'own-base-path',
  enforce: 'pre',
  async resolveId(specifier, importer, options) {
    if (!specifier.endsWith('base-path.ts')) return undefined
    const found = await this.resolve(specifier, importer, { ...options, skipSelf: true })
    return found?.id.endsWith(PRODUCT) ? resolve('demo/base-path.ts') : found
  },
}

await build(
  mergeConfig(portal, {
    configFile: false,
    logLevel: 'warn',
    root: 'demo',
    base: './',
    publicDir: resolve('public'),
    plugins: [ownBasePath],
    worker: { plugins: () => [ownBasePath] },
    build: {
      outDir: out,
      emptyOutDir: true,
      manifest: false,
      sourcemap: false,
      // Preloads every file that an import needs, because the page itself preloads only the files of the demo.
      modulePreload: { resolveDependencies: (_file: string, needed: string[]) => needed },
      // The portal starts when it is imported, not when a chunk with a part of it loads, because its calls wait for the
      // worker.
      rolldownOptions: { output: { strictExecutionOrder: true } },
    },
  } satisfies InlineConfig),
)
copyFileSync('demo/portal-config.json', `${out}/portal-config.json`)

const files = filesBelow(out)
const content = createHash('sha256')
for (const file of files) content.update(readFileSync(file))
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [withoutFolders()],
  resolve: portal.resolve ?? {},
  define: {
    FILES: JSON.stringify(files.map((file) => file.slice(out.length + 1))),
    BUILD: JSON.stringify(content.digest('hex').slice(0, 12)),
  },
  build: {
    outDir: out,
    emptyOutDir: false,
    reportCompressedSize: false,
    // One classic script, because not every browser supports module service workers, and a service worker cannot import
    // later.
    lib: { entry: 'demo/worker.ts', formats: ['iife'], name: 'demo', fileName: () => 'worker.js' },
  },
})
console.log(
  `${values.out}: ${files.length + 1} files. Any server of files may serve it: python3 -m http.server -d ${values.out} 8080, then http://localhost:8080`,
)
