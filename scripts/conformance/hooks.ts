/** Hooks before and after a run: a shell command, or an address that is called with POST. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const isAddress = (hook: string): boolean => /^https?:\/\//.test(hook)

/** Throws if the command fails or the response is not a success. */
export async function runHook(name: '--before' | '--after', hook: string | undefined): Promise<void> {
  if (hook === undefined) return
  const failure = isAddress(hook) ? await post(hook) : await shell(hook)
  if (failure !== undefined) throw new Error(`${name} ${hook}: ${failure}`)
}

async function post(url: string): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch(url, { method: 'POST' })
    return ok ? undefined : `answers ${status}`
  } catch (error) {
    return `cannot be reached (${error instanceof Error ? error.message : String(error)})`
  }
}

async function shell(command: string): Promise<string | undefined> {
  const [code, signal] = (await once(spawn(command, { shell: true, stdio: 'inherit' }), 'exit')) as [
    number | null,
    string | null,
  ]
  return code === 0 ? undefined : `ended with ${code ?? signal}`
}
