import { expect, test } from 'vitest'
import { ParallelOutput } from './parallel-output.ts'

test('the output of a single job is printed immediately, and that of others follows, each in one block', () => {
  const printed: string[] = []
  const output = new ParallelOutput((part) => printed.push(String(part)))
  const long = output.addJob('long: ')
  const short = output.addJob('short: ')
  long.write('a')
  short.write('b')
  long.write('c')
  expect(printed).toEqual([])
  short.write('d')
  short.end()
  expect(printed.splice(0).join('')).toBe('short: bd')
  long.write('e')
  expect(printed.splice(0).join('')).toBe('long: ace')
  const late = output.addJob('late: ')
  late.write('f')
  late.end()
  long.write('g')
  expect(printed.splice(0).join('')).toBe('g')
  long.end()
  expect(printed.join('')).toBe('late: f')
})

test('a line between the parts of a job is printed on its own line', () => {
  const printed: string[] = []
  const output = new ParallelOutput((part) => printed.push(String(part)))
  output.writeLine('at the start')
  const job = output.addJob('dots: ')
  job.write('··')
  output.writeLine('1:00')
  job.write('·\n')
  output.writeLine('2:00')
  job.end()
  expect(printed.join('')).toBe('at the start\ndots: ··\n1:00\n·\n2:00\n')
})
