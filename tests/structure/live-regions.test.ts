/**
 * One announcer notifies screen readers of changes (src/base/announcer.ts). A block with its own live region would be
 * silent behind a dialog, or announced twice.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/files.ts'

/** The exceptions, with the reason for each. */
const OF_THEIR_OWN: Readonly<Record<string, string>> = {
  'src/forms/guest/guest-form.tsx': 'stands before sign-in, where no dialog hides it',
}
const LIVE = /role="(?:status|log)"|aria-live|<output\b/

test('no block has a separate live region', () => {
  const found = filesBelow('src').filter(
    (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && LIVE.test(readFileSync(path, 'utf8')),
  )
  expect(found).toEqual(Object.keys(OF_THEIR_OWN))
})
