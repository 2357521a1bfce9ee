import { expect, test } from 'vitest'
import { nodeRefusal } from './node-version.ts'
import { readPort } from './ports.ts'

test.each([
  ['18.20.8', 'Node 18.20.8 is too old: Node 20.20 or later is needed.'],
  ['20.19.9', 'Node 20.19.9 is too old: Node 20.20 or later is needed.'],
  ['20.20.0', undefined],
  ['22.1.0', undefined],
])('Node %s is accepted or refused with the required version', (version, refusal) =>
  expect(nodeRefusal(version)).toBe(refusal),
)

test.each(['0', '65536', '99999', '-1', 'x', '', '51 73'])('%j is not a port', (text) =>
  expect(() => readPort('port', text)).toThrow(`--port takes a port, 1 to 65535, not ${text}.`),
)

test('a port is read', () => expect(readPort('port', '65535')).toBe(65_535))
