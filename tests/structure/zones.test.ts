import { describe, expect, it } from 'vitest'
import { projectSources } from '../../scripts/files.ts'
import { zoneViolations } from '../../scripts/checks/zones.ts'

/** The violations of one file next to a few that it may import. */
function violations(path: string, source: string): string[] {
  const others = [
    'src/ui/basics/button.tsx',
    'src/features/trips/trip-list.tsx',
    'mocks/store.ts',
    'src/api/client.ts',
    'src/i18n/i18n.ts',
  ]
  return zoneViolations([{ path, source }, ...others.map((other) => ({ path: other, source: '' }))])
}

describe('import zones', () => {
  it.each([
    ['another area', 'src/features/orders/a.tsx', `import { x } from '@/features/trips/trip-list.tsx'`],
    [
      'another area by a relative path',
      'src/features/orders/a.tsx',
      `import { x } from '../trips/trip-list.tsx'`,
    ],
    ['the sandbox from the portal', 'src/api/a.ts', `import { store } from '~mocks/store.ts'`],
    [
      'the sandbox by a dynamic import',
      'src/features/orders/a.ts',
      `const m = await import('~mocks/store.ts')`,
    ],
    ['the client from a building block', 'src/ui/a.tsx', `import { call } from '@/api/client.ts'`],
    ['the portal from the sandbox', 'mocks/a.ts', `import { Button } from '@/ui/basics/button.tsx'`],
    ['a re-export', 'src/ui/a.ts', `export { call } from '@/api/client.ts'`],
    ['a folder without import rules', 'src/elsewhere/a.ts', `import { x } from '@/ui/basics/button.tsx'`],
    [
      'Chakra outside the building blocks',
      'src/features/orders/a.tsx',
      `import { Box } from '@chakra-ui/react'`,
    ],
    ['Chakra by a subpath', 'src/layout/a.tsx', `import { Box } from '@chakra-ui/react/box'`],
    ['ajv in the browser', 'src/forms/a.ts', `import { Ajv } from 'ajv'`],
    ['swr outside the client', 'src/features/orders/a.ts', `import useSWR from 'swr'`],
    ['jotai outside the store', 'src/lists/a.ts', `import { atom } from 'jotai'`],
    ['wouter outside the routes', 'src/layout/a.tsx', `import { Link } from 'wouter'`],
    ['date-fns outside the base', 'src/lists/a.ts', `import { addDays } from 'date-fns/addDays'`],
    ['i18next outside i18n', 'src/forms/a.ts', `import i18next from 'i18next'`],
  ])('refuse %s', (_what, path, source) => {
    expect(violations(path, source)).toHaveLength(1)
    expect(violations(path, source)[0]).toContain(`${path}:1`)
  })

  it.each([
    ['its own area', 'src/features/trips/a.tsx', `import { x } from './trip-list.tsx'`],
    ['a building block', 'src/features/orders/a.tsx', `import { Button } from '@/ui/basics/button.tsx'`],
    ['types of ajv', 'src/forms/a.ts', `import type { ValidateFunction } from 'ajv'`],
    ['the sandbox in a unit test', 'src/api/a.test.ts', `import { store } from '~mocks/store.ts'`],
  ])('allow %s', (_what, path, source) => {
    expect(violations(path, source)).toEqual([])
  })

  it('include every folder of the project', () => {
    expect(zoneViolations(projectSources()).filter((text) => text.includes('has no arrows'))).toEqual([])
  })
})
