import { expect, test } from 'vitest'
import { Stage } from './stage.ts'

test('a single speaker is printed immediately; the output of others follows, each in one piece', () => {
  const printed: string[] = []
  const stage = new Stage((part) => printed.push(String(part)))
  const long = stage.enter('long: ')
  const short = stage.enter('short: ')
  long.say('a')
  short.say('b')
  long.say('c')
  expect(printed).toEqual([])
  short.say('d')
  short.leave()
  expect(printed.splice(0).join('')).toBe('short: bd')
  long.say('e')
  expect(printed.splice(0).join('')).toBe('long: ace')
  const late = stage.enter('late: ')
  late.say('f')
  late.leave()
  long.say('g')
  expect(printed.splice(0).join('')).toBe('g')
  long.leave()
  expect(printed.join('')).toBe('late: f')
})

test('a line between the parts of a speaker stands alone', () => {
  const printed: string[] = []
  const stage = new Stage((part) => printed.push(String(part)))
  stage.interrupt('at the start')
  const speaker = stage.enter('dots: ')
  speaker.say('··')
  stage.interrupt('1:00')
  speaker.say('·\n')
  stage.interrupt('2:00')
  speaker.leave()
  expect(printed.join('')).toBe('at the start\ndots: ··\n1:00\n·\n2:00\n')
})
