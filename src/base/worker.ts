/** Starts workers. With Trusted Types, this is the only place where an address may become a script. */

interface ScriptPolicy {
  createScriptURL(address: string): URL
}
/** Not yet in the types of TypeScript, and not in every browser. */
const { trustedTypes } = globalThis as {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy
  }
}

const policy = trustedTypes?.createPolicy('worker', {
  createScriptURL: (address) => {
    if (new URL(address, location.href).origin !== location.origin)
      throw new TypeError('A worker comes from the own origin.')
    return address
  },
})

/** `address` comes from an import with `?worker&url`. */
export const startWorker = (address: string): Worker =>
  new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' })
