import { expect, test } from 'vitest'
import { toNumber, toTyped } from './numbers.ts'

test('numbers are typed with a comma or a point, with or without spaces', () => {
  expect(['0,36', '0.36', ' 1 250,5 ', '12', '-3,5', ',5', '7,'].map(toNumber)).toEqual([
    0.36, 0.36, 1250.5, 12, -3.5, 0.5, 7,
  ])
})

test('what is no number stays as typed, for the contract to refuse', () => {
  expect(['', ' ', 'veel', '1,2,3', '1e5', '12 km'].map(toNumber)).toEqual([
    undefined,
    undefined,
    'veel',
    '1,2,3',
    '1e5',
    '12 km',
  ])
})

test('a number shows with a comma, nothing as nothing', () => {
  expect([0.432, 12, 'veel', undefined].map(toTyped)).toEqual(['0,432', '12', 'veel', ''])
})
