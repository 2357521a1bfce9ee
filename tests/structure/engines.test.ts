import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { journeys } from '../engines/journeys.ts'

it('Firefox and WebKit run a journey through each area', () => {
  const tried = new Set(journeys.map(({ area }) => area))
  expect(readdirSync('src/features').filter((area) => !tried.has(area))).toEqual([])
})
