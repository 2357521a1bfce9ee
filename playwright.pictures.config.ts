import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/**
 * `npm run pictures -- --update-snapshots` takes pictures of forty states of the portal; after a change, `npm run pictures`
 * takes them anew, names each that differs, and writes a report in which both lie side by side (reports/pictures).
 * The pictures stay on the machine that took them: another one draws letters in another way.
 */
export default defineConfig({
  ...base,
  testMatch: ['**/tests/pictures/**/*.spec.ts'],
  snapshotPathTemplate: '.cache/pictures/{arg}{ext}',
  // Half a letter of one line is a difference that an eye would find.
  expect: { toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixels: 12 } },
  reporter: [['list'], ['html', { outputFolder: 'reports/pictures', open: 'never' }]],
  projects: [{ name: 'production', use: base.projects?.[0]?.use ?? {} }],
})
