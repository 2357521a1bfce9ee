/** Replaces `document.ts` in builds without a file system (build/without-folders.ts). */
import type { Contract } from '~openapi/contract-types.ts'

/** A glob pattern, because TypeScript would infer a type as long as the contract for a plain import of this file. */
const [contract] = Object.values(
  import.meta.glob<Contract>('../src/api/generated/openapi.json', { eager: true, import: 'default' }),
)

export function readDocument(): Contract {
  if (contract === undefined) throw new Error('built before npm run generate')
  return structuredClone(contract) // A copy, because callers may change it, as with the file.
}
