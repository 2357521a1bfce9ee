import { expect, test } from 'vitest'
import { commentOf } from './diff-report.ts'
import { isAll } from '../../tests/level.ts'

const change = (at: string, breaking: boolean) => ({ at, breaking, text: 'request: gone', operations: [] })

test('a comment lists breaking changes first, grouped by place', () => {
  const differences = [
    change('Trip', true),
    change('Trip', false),
    change('Stop', true),
    change('Trip', true),
  ]
  expect(commentOf(differences)).toBe(`**The contract changes: 3 breaking, 1 compatible.**

### Breaking
- \`Trip\`
  - request: gone
  - request: gone
- \`Stop\`
  - request: gone
### Compatible
- \`Trip\`
  - request: gone
`)
})

test('a comment about no changes says so', () => {
  expect(commentOf([])).toBe('The contract stays as it was for clients and servers.\n')
})

test.runIf(isAll)('a comment stays within the limit of GitHub, and states how much is left out', () => {
  const comment = commentOf(Array.from({ length: 10_000 }, (_, index) => change(`Trip${index}`, true)))
  expect(comment.length).toBeLessThan(65_536)
  expect(comment).toMatch(/\nAnd \d+ lines more\.\n$/)
})
