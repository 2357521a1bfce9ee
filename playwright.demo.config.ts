import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** The demo as any server of files serves it; no sandbox runs on a port. */
export default defineConfig({
  ...base,
  testMatch: ['**/tests/demo/**/*.spec.ts'],
  globalSetup: './tests/demo/write-demo.ts',
  globalTeardown: [], // It asks a sandbox on a port.
  webServer: [],
  workers: 1,
  reporter: [['dot'], ['json', { outputFile: 'reports/demo.json' }]],
  projects: [{ name: 'demo' }],
})
