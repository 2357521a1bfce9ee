import { useCallback, useEffect, useState } from 'react'
import type { ControlAnswers as SandboxAnswers } from '~mocks/control.ts'
import type { Preference } from '../../scripts/dev-proxy.ts'

/** What `/sandbox/<name>` answers to GET: the sandbox, or the development proxy, which has a few of them. */
export interface ControlAnswers extends SandboxAnswers {
  /** Before Prism only: the chosen answer by operationId. */
  preferences: Readonly<Record<string, Preference>>
}
export type ServerKind = ControlAnswers['capabilities']['kind']

/** Reads from the control API. Throws when it does not answer, or has no such address. */
export const read = async <Name extends keyof ControlAnswers>(name: Name): Promise<ControlAnswers[Name]> =>
  (await (await send('GET', name)).json()) as ControlAnswers[Name]

/** Tells the control API to do something. Throws with its own words when it refuses. */
export async function send(method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(`/sandbox/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  if (!response.ok) throw new Error(`${method} /sandbox/${path}: ${response.status} ${await response.text()}`)
  return response
}

/** Keeps what an address answers, read anew every so often; `refresh` reads at once. `undefined` without an answer. */
export function useControl<Name extends keyof ControlAnswers>(name: Name, everyMs?: number) {
  const [answer, setAnswer] = useState<ControlAnswers[Name]>()
  const refresh = useCallback(
    () =>
      read(name).then(setAnswer, () => {
        setAnswer(undefined)
      }),
    [name],
  )
  useEffect(() => {
    void refresh()
    if (everyMs === undefined) return undefined
    const timer = setInterval(() => void refresh(), everyMs)
    return () => clearInterval(timer)
  }, [refresh, everyMs])
  return { answer, refresh }
}
