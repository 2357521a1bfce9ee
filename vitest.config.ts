import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { filesBelow } from './scripts/files.ts'
import { readLevel } from './scripts/level.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const contains = (path: string, text: string): boolean => readFileSync(path, 'utf8').includes(text)

/** Tests without a screen that need a document, or that create one themselves: they name their environment. */
const withDocument = filesBelow('src').filter(
  (path) => path.endsWith('.test.ts') && contains(path, '@vitest-environment '),
)
/** Those that render. What is still mounted at their end would render again without a document. */
const rendering = withDocument.filter(
  (path) => contains(path, '@testing-library/react') && contains(path, '@vitest-environment jsdom'),
)

/** In a quick run, the files whose first line says `@level all`. */
const leftOut =
  readLevel() === 'quick'
    ? ['src', 'tests/contract']
        .flatMap(filesBelow)
        .filter(
          (path) => /\.test\.tsx?$/.test(path) && readFileSync(path, 'utf8').startsWith('// @level all'),
        )
    : []
const exclude = [...configDefaults.exclude, ...leftOut]

/** Unit tests in two projects: those in Node, and those that render. Aliases as in tsconfig.json. */
export default defineConfig({
  resolve: {
    alias: {
      '@': here('src'),
      '~mocks': here('mocks'),
      '~openapi': here('openapi'),
      '~notations': here('notations'),
      '~files': here('files'),
    },
  },
  test: {
    hookTimeout: 60_000, // In one, Chakra's hundreds of files may be read for the first time.
    testTimeout: 30_000, // Overlays and whole worlds are slow on two busy cores.
    pool: 'forks', // Worker threads crash Node 20 at times when they end.
    maxWorkers: 2,
    // A CommonJS package has the exports that Node, the build and TypeScript give it.
    deps: { interopDefault: false },
    // Room for short-lived objects: trees of elements, and the days of a sandbox. Takes a tenth less time than 16 MiB.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false, // Reading contract and seeds once per worker, not per file, is half of the time.
          include: [
            '{src,mocks,openapi,notations,files,scripts,packages,build,tests/bench,tests/contract,tests/structure}/**/*.test.ts',
          ],
          exclude: [...exclude, ...withDocument],
        },
      },
      {
        extends: true,
        test: {
          // Separate: a worker that switches between Node and a document loads contract and seeds again each time.
          name: 'document',
          environment: 'jsdom',
          isolate: true, // They look at what is left in storage, at modules that read their configuration once, and change globals.
          include: withDocument.filter((path) => !rendering.includes(path)),
          exclude,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser-like',
          environment: 'jsdom',
          isolate: true, // Overlays of one file may still be closing when the next begins.
          include: ['src/**/*.test.tsx', ...rendering],
          exclude,
          setupFiles: ['tests/jsdom.ts', 'tests/page-timers.ts'],
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'screen',
          testTimeout: 60_000, // As a browser test: several pages, one after the other.
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000/portal/' } },
          isolate: false, // Portal, contract and seeds are read once per worker, not per file.
          // The production React: twice as fast, and effects run once, so that calls can be counted.
          env: { NODE_ENV: 'production', DEV: '', PROD: '1' },
          // The time-out of locator expectations. Polling the sandbox costs next to nothing.
          expect: { poll: { timeout: 20_000, interval: 10 } },
          include: ['tests/screen/**/*.test.tsx'],
          setupFiles: ['tests/screen/setup.ts'],
        },
      },
    ],
  },
})
