import { useCallback, useEffect, useState } from 'react'
import type { ControlResponses as SandboxResponses } from '~mocks/control.ts'
import type { Preference } from '../../scripts/dev-proxy.ts'

/**
 * The responses of `GET /sandbox/<name>`, by name. The sandbox serves all of them, the development proxy only a few.
 */
export interface ControlResponses extends SandboxResponses {
  /** The selected response by operationId. Only Prism has it. */
  preferences: Readonly<Record<string, Preference>>
}
export type ServerKind = ControlResponses['capabilities']['kind']

/** Reads from the control API. Throws if the API does not respond, or if the address does not exist. */
export const read = async <Name extends keyof ControlResponses>(
  name: Name,
): Promise<ControlResponses[Name]> => (await (await send('GET', name)).json()) as ControlResponses[Name]

/** Sends a command to the control API. Throws with the text of the API when it refuses. */
export async function send(method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(`/sandbox/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  if (!response.ok) throw new Error(`${method} /sandbox/${path}: ${response.status} ${await response.text()}`)
  return response
}

/**
 * Reads an address of the control API, every `everyMs` ms. `refresh` reads immediately. `undefined` without a response.
 */
export function useControl<Name extends keyof ControlResponses>(name: Name, everyMs?: number) {
  const [data, setData] = useState<ControlResponses[Name]>()
  const refresh = useCallback(
    () =>
      read(name).then(setData, () => {
        setData(undefined)
      }),
    [name],
  )
  useEffect(() => {
    void refresh()
    if (everyMs === undefined) return undefined
    const timer = setInterval(() => void refresh(), everyMs)
    return () => clearInterval(timer)
  }, [refresh, everyMs])
  return { data, refresh }
}
