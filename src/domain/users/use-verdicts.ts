import { useCallback, useState } from 'react'

/**
 * Caches the values that the server has refused (R144). `ask` resolves to whether a value can be used. If it fails,
 * saving will report the error.
 */
export function useVerdicts(check: (value: string) => Promise<boolean>) {
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const verify = useCallback(
    async (value: string): Promise<boolean> => {
      const isGood = await check(value).catch(() => true)
      setRefused(
        (known) => new Set(isGood ? [...known].filter((other) => other !== value) : [...known, value]),
      )
      return isGood
    },
    [check],
  )
  const isRefused = (value: string | null | undefined): boolean =>
    typeof value === 'string' && refused.has(value)
  return { verify, isRefused }
}
