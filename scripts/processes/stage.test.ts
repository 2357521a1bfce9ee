import { expect, test } from 'vitest'
import { Stage } from './stage.ts'

test('a single speaker is printed immediately; the output of others follows, each in one piece', () => {
  const told: string[] = []
  const stage = new Stage((part) => told.push(String(part)))
  const long = stage.enter('long: ')
  const short = stage.enter('short: ')
  long.say('a')
  short.say('b')
  long.say('c')
  expect(told).toEqual([])
  short.say('d')
  short.leave()
  expect(told.splice(0).join('')).toBe('short: bd')
  long.say('e')
  expect(told.splice(0).join('')).toBe('long: ace')
  const late = stage.enter('late: ')
  late.say('f')
  late.leave()
  long.say('g')
  expect(told.splice(0).join('')).toBe('g')
  long.leave()
  expect(told.join('')).toBe('late: f')
})
