/** What counts as a mistake, and that a seed draws the same ones each time. */
import { expect, test } from 'vitest'
import { drawMutants, mutantsIn, productFiles, withMutant } from './draw.ts'
import { nearSpecs, nearTests } from './trial.ts'

const CODE = `import { report } from './report.ts'
type Kind = 'good' | 'bad'
export function Rate({ kind }: { kind: Kind }) {
  report(kind)
  if (kind === 'good') return <b className="rate">1</b>
  return null
}
`
const mutants = mutantsIn('src/ui/rate.tsx', CODE)

test('a mutant changes one expression, statement or attribute of one line, never a type or an import', () => {
  const descriptions = mutants.map(
    ({ line, operator, before, after }) => `${line} ${operator}: ${before} → ${after}`,
  )
  expect(descriptions).toContain('4 statement left out: report(kind) → ;')
  expect(descriptions).toContain("5 comparison turned: kind === 'good' → (kind) !== ('good')")
  expect(descriptions).toContain('5 attribute left out: className="rate" → ')
  expect(mutants.filter(({ line }) => line < 4)).toEqual([])
})

test('a mutant changes no other code', () => {
  const turned = mutants.find(({ operator }) => operator === 'comparison turned')
  expect(turned && withMutant(CODE, turned)).toBe(CODE.replace("kind === 'good'", "(kind) !== ('good')"))
})

test('a seed always draws the same mutants, and a larger sample only adds some', () => {
  const drawn = drawMutants(mutants, 3, 7)
  expect(drawMutants(mutants, 5, 7).slice(0, 3)).toEqual(drawn)
})

test('mutants are made in the product, and not in tests or generated code', () => {
  const files = productFiles()
  expect(files).toContain('src/main.tsx')
  expect(files).toContain('mocks/auth.ts')
  expect(files).toContain('openapi/rules.ts')
  expect(files.filter((path) => /\.test\.|generated/.test(path))).toEqual([])
})

test('the nearest tests are those of the folder and of the screens of the area', () => {
  expect(nearTests('src/features/trips/trip-cards.tsx')).toContain('tests/screen/trips.test.tsx')
  expect(nearTests('mocks/persist.ts')).toContain('mocks/persist.test.ts')
  expect(nearSpecs('src/features/trips/trip-cards.tsx')).toContain('tests/e2e/trips.spec.ts')
  expect(nearSpecs('mocks/persist.ts')).toEqual([])
})
