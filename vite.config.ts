import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type HttpProxy } from 'vite'
import { buildId } from './build/build-id.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { fontLicence } from './build/font-licence.ts'
import { reloadState } from './build/reload-state.ts'
import { workerLicences } from './build/worker-licences.ts'
import { zipInPlace } from './build/zip-in-place.ts'
import { tokensStylesheet } from './build/tokens-css.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const sandbox = process.env['SANDBOX_URL'] ?? `http://127.0.0.1:${process.env['SANDBOX_PORT'] ?? '4010'}`
/** `API_TARGET` points the portal at Prism or a real backend; the sandbox's own controls stay with the sandbox. */
const proxy = {
  '/api': { target: process.env['API_TARGET'] ?? sandbox, changeOrigin: true, configure: passOnBreaks },
  '/sandbox': { target: sandbox, changeOrigin: true },
}

/** A connection that the server drops is also dropped towards the browser; Vite alone would respond with 500. */
function passOnBreaks(server: HttpProxy.ProxyServer): void {
  server.on('error', (_error, _request, response) => void response.destroy())
}

/** The page itself refers to these files. */
const IN_PAGE = /^assets\/(rolldown-runtime|react|start)-[\w-]{8}\.(js|css)$/
/** What an import loads in addition to its own file. Each file that imports others lists it. */
function besides(file: string, needed: string[]): string[] {
  const others = needed.filter((other) => !IN_PAGE.test(other))
  return others.length === 1 && others[0] === file ? [] : others
}

const LICENCES = 'THIRD-PARTY.md'
const ofWorkers = workerLicences(LICENCES)

export default defineConfig({
  base: '/portal/',
  resolve: {
    alias: [
      { find: '@', replacement: here('src') },
      { find: '~mocks', replacement: here('mocks') },
      { find: '~openapi', replacement: here('openapi') },
      { find: '~notations', replacement: here('notations') },
      { find: '~files', replacement: here('files') },
    ],
  },
  // In the checkout, not in the packages, which several checkouts may share.
  cacheDir: '.cache/vite',
  // Icons are separate small modules: optimising each on first use would reload the page every time.
  optimizeDeps: { exclude: ['lucide-react'], entries: ['index.html', 'src/**/*.tsx', '!src/**/*.test.tsx'] },
  plugins: [
    tokensStylesheet(),
    react(),
    reloadState(),
    fontLicence(LICENCES),
    ofWorkers.add,
    zipInPlace(),
    buildId(),
  ],
  worker: { plugins: () => [ofWorkers.collect(), zipInPlace()] },
  server: {
    port: 5173,
    proxy,
    // Copies of the portal by tests and tools, with their own `tsconfig.json`: creating one reloads the page.
    watch: { ignored: [here('./.cache/**')] },
  },
  // No security headers in development: the development client writes styles that the policy forbids.
  build: {
    manifest: true,
    license: { fileName: LICENCES }, // Their licences ask that their notices go along.
    sourcemap: 'hidden',
    assetsInlineLimit: 0, // A `data:` script or style would break the policy.
    modulePreload: { polyfill: false, resolveDependencies: besides },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
})
