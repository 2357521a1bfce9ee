import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Unit tests in two rooms: what runs in Node, and what draws. Aliases as in tsconfig.json. */
export default defineConfig({
  resolve: {
    alias: {
      '@': here('src'),
      '~mocks': here('mocks'),
      '~openapi': here('openapi'),
      'react-i18next': here('src/i18n/use-translation.ts'),
    },
  },
  test: {
    hookTimeout: 30_000,
    testTimeout: 30_000, // Overlays and whole worlds are slow on two busy cores.
    pool: 'forks', // Worker threads crash Node 20 at times when they end.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false, // Reading contract and seeds once per worker, not per file, is half of the time.
          // Those that need a document say so in their first line.
          include: [
            '{src,mocks,openapi,scripts,build,tests/bench,tests/contract,tests/structure}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser-like',
          environment: 'jsdom',
          isolate: false,
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/jsdom.ts'],
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
          // The React that users get: twice as fast, and effects run once, so that calls can be counted.
          env: { NODE_ENV: 'production', DEV: '', PROD: '1' },
          // As patient as the expectations of locators. To look at the sandbox costs next to nothing.
          expect: { poll: { timeout: 10_000, interval: 10 } },
          include: ['tests/screen/**/*.test.tsx'],
          setupFiles: ['tests/screen/setup.ts'],
        },
      },
    ],
  },
})
