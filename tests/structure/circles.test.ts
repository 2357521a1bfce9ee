import { expect, test } from 'vitest'
import { circleFindings } from '../../scripts/checks/circles.ts'

const found = (files: Readonly<Record<string, string>>) =>
  circleFindings(Object.entries(files).map(([path, source]) => ({ path, source })))

test('a circle of imports through `import()` is found once, by its shortest path', () =>
  expect(
    found({
      'src/routes/table.ts': `const load = () => import('@/features/a/a-screen.tsx')`,
      'src/features/a/a-screen.tsx': `import { hrefTo } from '@/routes/href.ts'`,
      'src/routes/href.ts': `export { table } from './table.ts'`,
    }),
  ).toEqual([
    'src/routes/table.ts → src/features/a/a-screen.tsx → src/routes/href.ts → src/routes/table.ts: imports go in a circle',
  ]))

test('a circle through type imports only, or through a test, is allowed', () =>
  expect(
    found({
      'src/a.ts': `import { b } from './b.ts'`,
      'src/b.ts': `import type { A } from './a.ts'\nimport { c } from './c.ts'`,
      'src/c.ts': '',
      'src/c.test.ts': `import { a } from './a.ts'`,
    }),
  ).toEqual([]))
