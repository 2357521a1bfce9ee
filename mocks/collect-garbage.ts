import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { onTestFinished } from 'vitest'

/**
 * Collects garbage every few milliseconds until the test ends. For tests of what must outlive a
 * collection, such as the signal of a request that nobody refers to.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const timer = setInterval(collect, 5)
  onTestFinished(() => clearInterval(timer))
}
