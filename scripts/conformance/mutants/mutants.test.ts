import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { instrument, type Mutant } from './instrument.ts'
import { instrumentAll, intervalOf, sampleOf } from './sample.ts'
import { isAll } from '../../../tests/level.ts'

/** The results of a function, original and with each of its mutants. */
function variants(code: string): { mutants: Mutant[]; run: (active: number) => unknown } {
  const mutants: Mutant[] = []
  const js = instrument(
    'mocks/handlers/x.ts',
    `const LIMIT = 2\nfunction work(seen: number[]) {\n${code}\n}`,
    mutants,
  )
  const run = (active: number): unknown =>
    runInNewContext(`${js}\nwork([3, 1, 2])`, { $m: (id: number) => id === active })
  return { mutants, run }
}
const resultsOf = (code: string): string[] => {
  const { mutants, run } = variants(code)
  return [0, ...mutants.map(({ id }) => id)].map((id) => JSON.stringify(run(id)) ?? 'undefined')
}

test('each operator changes the behaviour of the code, which is unchanged while no mutant is active', () => {
  expect(resultsOf('return seen.filter((one) => one > LIMIT)')).toEqual([
    '[3]',
    '[]',
    '[3,2]',
    '[1,2]',
    '[3,1,2]',
  ])
  expect(resultsOf('return seen.length === 3 && LIMIT')).toEqual(['2', 'false', 'false', '3', 'true'])
  expect(resultsOf('seen.push(4)\nreturn seen')).toEqual(['[3,1,2,4]', '[3,1,2,5]', '[3,1,2]'])
  expect(resultsOf('return { name: seen.toSorted() }')).toEqual([
    '{"name":[1,2,3]}',
    '{"name":[3,1,2]}',
    '{}',
  ])
  expect(resultsOf('if (seen.length < LIMIT) return true\nreturn undefined').slice(0, 1)).toEqual([
    'undefined',
  ])
})

test('a statement still ends correctly if the next one starts with a parenthesis', () => {
  expect(resultsOf('let at = 0\nfor (const one of seen) at += one\nif (at > 5) at = 0\nreturn at')[0]).toBe(
    '0',
  )
})

test.runIf(isAll)('the whole sandbox is instrumented, and a seed gives the same sample', () => {
  const { mutants, sources } = instrumentAll()
  expect(sources.size).toBeGreaterThan(100)
  expect(mutants.length).toBeGreaterThan(5000)
  expect(sampleOf(mutants, 20, 4)).toEqual(sampleOf(mutants, 20, 4))
  expect(sampleOf(mutants, 20, 4)).not.toEqual(sampleOf(mutants, 20, 5))
})

test('the confidence interval of a share is a Wilson interval', () => {
  expect(intervalOf(45, 128).map((share) => Math.round(share * 1000))).toEqual([274, 438])
  expect(intervalOf(0, 0)).toEqual([0, 1])
})
