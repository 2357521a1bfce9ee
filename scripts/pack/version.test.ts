import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { versionIn } from './version.ts'

test('the changelog, the package and the contract have the same version', () => {
  const version = versionIn(readFileSync('CHANGELOG.md', 'utf8'))
  const { version: ofPackage } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const { info } = parse(readFileSync('openapi/openapi.yaml', 'utf8')) as { info: { version: string } }
  expect({ ofPackage, ofContract: info.version }).toEqual({ ofPackage: version, ofContract: version })
})
