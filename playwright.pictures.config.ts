import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/**
 * `npm run pictures -- --update-snapshots` takes screenshots of forty states of the portal; after a change, `npm run
 * pictures` takes them again, names each that differs, and writes a report with both side by side (reports/pictures).
 * The screenshots stay on the machine that took them, because other machines render fonts differently.
 */
export default defineConfig({
  ...base,
  testMatch: ['**/tests/pictures/**/*.spec.ts'],
  snapshotPathTemplate: '.cache/pictures/{arg}{ext}',
  // A difference of half a letter is visible.
  expect: { toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixels: 12 } },
  reporter: [['list'], ['html', { outputFolder: 'reports/pictures', open: 'never' }]],
  projects: [{ name: 'production', use: base.projects?.[0]?.use ?? {} }],
})
