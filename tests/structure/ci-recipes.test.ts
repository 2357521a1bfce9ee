/** The recipes in docs/ci for three CI systems agree, and use only commands and files that exist. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HELP } from '../../scripts/conformance/options.ts'
import { commandsOf, RECIPES } from '../packages/recipes.ts'

const read = (path: string): string => readFileSync(path, 'utf8')

describe.each(Object.entries(RECIPES))('the recipes for %s', (_, files) => {
  const [first, ...others] = files
  const commands = commandsOf(first)

  it.each(others)('have the same commands in %s as in the first', (file) => {
    expect(commands.length).toBeGreaterThan(2)
    expect(commandsOf(file)).toEqual(commands)
  })

  it.each(files)('set each variable in %s that their commands use', (file) => {
    const names = commands.flatMap((command) => [...command.matchAll(/\$([A-Z]+)/g)].map(([, name]) => name))
    for (const name of names) expect(read(file)).toMatch(new RegExp(`\\b${name}\\b(:| =)`))
  })
})

it('the recipes call the suite with existing options', () => {
  const call = commandsOf(RECIPES.backend[0]).find((command) => command.startsWith('npx'))
  const options = call?.match(/(?<=mobility-portal-conformance .*)--[a-z]+/g) ?? []
  expect(options.length).toBeGreaterThan(3)
  for (const option of options) expect(HELP).toContain(`  ${option} `)
})

it('the recipes call a command that exists in the repository of the contract', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  expect(commandsOf(RECIPES.contract[0]).at(-1)).toMatch(/^npm run -s contract:diff -- .* --comment /)
  expect(scripts['contract:diff']).toBeDefined()
})
