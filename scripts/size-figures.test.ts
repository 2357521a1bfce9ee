import { expect, test } from 'vitest'
import { changesOf, chunkName } from './size-figures.ts'

test('the largest increase comes first; new and removed entries are reported, unchanged ones are not', () =>
  expect(
    changesOf({ same: 5.04, grown: 12, new: 3, shrunk: 1 }, { same: 5, grown: 10.8, gone: 2, shrunk: 1.5 }),
  ).toEqual([
    '+3.0 KiB  new (3.0, was 0.0)',
    '+1.2 KiB  grown (12.0, was 10.8)',
    '-0.5 KiB  shrunk (1.0, was 1.5)',
    '-2.0 KiB  gone (0.0, was 2.0)',
  ]))

test.each([
  ['assets/start-d3b0c442.js', 'start.js'],
  ['assets/words-frame-nl-C_x-Ab12.js', 'words-frame-nl.js'],
  ['index.html', 'index.html'],
])('the chunk of %s', (file, name) => expect(chunkName(file)).toBe(name))
