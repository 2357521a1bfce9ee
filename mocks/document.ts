import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from '~openapi/contract-types.ts'

/** Reads the bundled contract that `npm run generate` wrote. */
export const readDocument = (): Contract =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../src/api/generated/openapi.json'), 'utf8')) as Contract
