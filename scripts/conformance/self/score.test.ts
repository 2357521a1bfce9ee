/** docs/conformance.md states the score of the last full `npm run conformance:self`, for the current defects and laws. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDocument } from '../../../mocks/document.ts'
import { LAWS } from '../laws/index.ts'
import { DEFECTS } from './defects/index.ts'
import score from './score.json' with { type: 'json' }

test('the score covers all kinds of defects and their areas', () => {
  const areaOf = new Map(
    Object.values(readDocument().paths).flatMap((item) =>
      Object.values(item).map(({ operationId, tags }) => [operationId, tags?.[0]] as const),
    ),
  )
  const areas = new Set(DEFECTS.map(({ operation }) => areaOf.get(operation)))
  expect([score.kinds, score.areas]).toEqual([DEFECTS.length, areas.size])
})

test('the documentation of the suite states the score and the number of laws', () => {
  const rows = readFileSync('docs/conformance.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const valueOf = (what: string) => rows.find(([, name]) => name === what)?.at(3)
  expect({
    'kinds of defects': valueOf('kinds of defects'),
    'areas they are in': valueOf('areas they are in'),
    found: valueOf('found'),
    'found as one finding': valueOf('found as one finding'),
    'findings where nothing is wrong': valueOf('findings where nothing is wrong'),
  }).toEqual({
    'kinds of defects': String(score.kinds),
    'areas they are in': String(score.areas),
    found: String(score.found),
    'found as one finding': String(score.single),
    'findings where nothing is wrong': String(score.control),
  })
  const laws = LAWS.filter(({ level }) => level !== 'invalid').length
  expect(valueOf('laws that Prism breaks')).toMatch(new RegExp(`^\\d+ of ${laws}$`))
})
