import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { Validator } from '../../openapi/validation.ts'
import type { Contract, JsonSchema } from '../../openapi/contract-types.ts'
import { writeValidators } from './validators.ts'

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
const withBody = (name: string) => ({
  requestBody: { content: { 'application/json': { schema: ref(name) } } },
})
const schemas = {
  Name: { type: 'string', minLength: 1, maxLength: 3, description: 'How it is called.', examples: ['Ann'] },
  Creation: { type: 'object', required: ['name'], properties: { name: ref('Name') } },
  Update: {
    type: 'object',
    additionalProperties: false,
    properties: {
      name: ref('Name'),
      mail: { type: 'string', format: 'email' },
      description: { type: 'string' },
    },
  },
}
const contract = {
  paths: { '/a': { post: withBody('Creation') }, '/b': { post: withBody('Update') } },
  components: { schemas },
} as unknown as Contract

test('each request has a validator, and a schema that two of them refer to is compiled once', async () => {
  const folder = mkdtempSync('src/api/generated/validators-test-')
  try {
    await writeValidators(contract, folder)
    const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
    expect(files.sort()).toEqual(['Creation.js', 'Name.js', 'Update.js'])
    const code = files.map((name) => readFileSync(join(folder, name), 'utf8'))
    expect(code.filter((text) => text.includes('maxLength"'))).toHaveLength(1)
    expect(code.join()).not.toMatch(/How it is called|Ann|\beval\b|new Function|require\(/)

    const load = async (name: string): Promise<Validator> =>
      ((await import(pathToFileURL(join(folder, `${name}.js`)).href)) as { default: Validator }).default
    const update = await load('Update')
    expect(update({ name: '\u{1F6B2}\u{1F6B2}\u{1F6B2}', description: 'a name of a field' })).toBe(true)
    expect(update({ name: 'long', mail: 'nobody', other: 1 })).toBe(false)
    expect(update.errors?.map(({ keyword, instancePath }) => [keyword, instancePath])).toEqual([
      ['additionalProperties', ''],
      ['maxLength', '/name'],
      ['format', '/mail'],
    ])
    expect((await load('Creation'))({})).toBe(false)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
