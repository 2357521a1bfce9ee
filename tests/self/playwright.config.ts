import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../scripts/browser.ts'

/** A test that must fail: run by `tests/e2e/build/violations.spec.ts` on the servers that are already running. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/self',
  reporter: 'json',
  use: {
    baseURL: process.env['SELF_BASE_URL'] ?? '',
    launchOptions: launchOptions(),
  },
})
