/** Replaces `document.ts` in builds without a file system (build/without-folders.ts). */
import type { Contract } from '~openapi/contract-types.ts'

/** By a pattern, because the type of an import of this file would be as long as the contract. */
const [contract] = Object.values(
  import.meta.glob<Contract>('../src/api/generated/openapi.json', { eager: true, import: 'default' }),
)

export function readDocument(): Contract {
  if (contract === undefined) throw new Error('built before npm run generate')
  return structuredClone(contract) // Who reads it may change what it got, as with the file.
}
