import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/browser.ts'
import { HOT_RELOAD_PARTS, type HotReloadOptions } from './scripts/hot-reload-parts.ts'
import { readLevel } from './scripts/level.ts'

// Separate ports, so that a developer's `npm start` or `npm run preview` can continue beside a test run; `E2E_PORT`
// moves them.
const port = Number(process.env['E2E_PORT'] ?? 4610)
const preview = `http://127.0.0.1:${port}`
const development = `http://127.0.0.1:${port + 1}`

const isAll = readLevel() !== 'quick'

/** In a full run, several browsers share the test that edits all screens. */
const developmentProjects = Array.from({ length: HOT_RELOAD_PARTS }, (_none, index) => ({
  name: index === 0 ? 'development' : `development ${index + 1}`,
  testMatch: index === 0 ? '**/*.dev.spec.ts' : '**/hot-reload.dev.spec.ts',
  ...(index > 0 && { grep: /a screen shows an edit/ }),
  use: { baseURL: development, part: { index, count: HOT_RELOAD_PARTS } },
}))

/** Browser tests: the production build under its real headers, the sandbox behind it, each test in its own world. */
export default defineConfig<object, HotReloadOptions>({
  testDir: 'tests',
  // A pattern is matched against the whole path, which may contain `e2e` in the name of the checkout.
  testMatch: ['**/tests/e2e/**/*.spec.ts', '**/tests/a11y/**/*.spec.ts'],
  globalTeardown: './tests/violations-teardown.ts',
  outputDir: 'test-results',
  grepInvert: isAll ? [] : /@all\b/, // `inAll` of tests/level.ts.
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  retries: 0, // A test that passes only the second time is a finding.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['dot'],
    ['json', { outputFile: 'reports/e2e.json' }],
    ['junit', { outputFile: 'reports/e2e.xml' }],
    ['./scripts/processes/playwright-progress.ts'],
  ],
  use: {
    contextOptions: {
      locale: 'nl-BE',
      timezoneId: 'Europe/Brussels',
      reducedMotion: 'reduce', // Nothing is looked at halfway through a transition.
      viewport: { width: 1440, height: 900 },
    },
    screenshot: 'only-on-failure', // For more: `npm run e2e -- --trace retain-on-failure`, which slows every test.
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'production', testIgnore: '**/*.dev.spec.ts', use: { baseURL: preview } },
    // A server that translates each module costs more than the tests on it.
    ...(isAll ? developmentProjects : []),
  ],
  webServer: [
    {
      command: `node --import tsx scripts/preview.ts --port ${port}${isAll ? ' --gallery' : ''}`,
      url: `${preview}/portal/`,
      timeout: 240_000, // It builds the gallery if its tests run, and the portal if that is stale.
    },
    ...(isAll
      ? [
          {
            command: `node_modules/.bin/vite --host 127.0.0.1 --port ${port + 1} --strictPort`,
            url: `${development}/portal/`,
            env: { SANDBOX_URL: preview },
            stderr: 'ignore' as const, // Vite writes a trace for each connection that a fault drops, which buries what matters.
          },
        ]
      : []),
  ],
})
