import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { firstCause, printFirstCauses } from './first-cause.ts'

const PLACE = 'scripts/processes/ports.ts:1:8'
const LINE = "import { createServer } from 'node:net'"

const REDOCLY = `Error: the contract cannot be bundled:
    ╔═══════════════════════════════════════════╗
    ║  Node.js 20 reached end-of-life           ║
    ╚═══════════════════════════════════════════╝
bundling openapi/openapi.yaml...
[1] ${PLACE}
Failed to parse: bad indentation of a mapping entry in "/project/scripts/processes/ports.ts" (1:8)
150 |     maxItems: 500
[2] openapi/paths/a.yaml:7:3
Failed to parse: something else in "/project/openapi/paths/a.yaml" (7:3)
    at Object.bundle (/project/scripts/generate.ts:90:2)`

const VITE = `3:20:14 AM [vite] Internal server error: Transform failed with 1 error:

\u001B[31m[PARSE_ERROR]\u001B[0m Unexpected token
    ╭─[ ${PLACE} ]
    │
  Plugin: vite:oxc
      at transformWithOxc (file:///project/node_modules/vite/dist/node/chunks/node.js:7673:19)`

const TSX = `node:internal/modules/run_main:123
Error [TransformError]: Transform failed with 1 error:
/project/${PLACE}: ERROR: Expected identifier but found ","
    at failureErrorWithLog (/project/node_modules/esbuild/lib/main.js:1752:15)`

const UNCAUGHT = `TypeError: x is not a function
    at request (/project/node_modules/hono/dist/hono.js:1:1)
    at start (file:///project/${PLACE})
    at main (/project/mocks/node.ts:2:2)`

test.each([
  ['the contract', REDOCLY, 'bad indentation of a mapping entry'],
  ['the portal', VITE, 'Unexpected token'],
  ['the sandbox', TSX, 'Expected identifier but found ","'],
  ['a run', UNCAUGHT, 'TypeError: x is not a function'],
])('a mistake in %s is reported in three lines', (_where, output, what) =>
  expect(firstCause(output, '/project')).toBe(`${what}\n${PLACE}\n${LINE}`),
)

test('other output is not reported as a mistake', () =>
  expect(firstCause('generated 298 operations into src/api/generated\n')).toBeUndefined())

test('parts of one mistake are reported once, and other output is passed on', async () => {
  vi.useFakeTimers()
  const printed: string[] = []
  const stream = new PassThrough()
  printFirstCauses([stream], (words) => printed.push(words))
  for (const piece of [TSX.slice(0, 60), TSX.slice(60), TSX, 'generated\n']) {
    stream.write(piece)
    await vi.advanceTimersByTimeAsync(piece === TSX.slice(0, 60) ? 10 : 200)
  }
  vi.useRealTimers()
  expect(printed).toEqual([expect.stringContaining('Expected identifier'), 'generated\n'])
})
