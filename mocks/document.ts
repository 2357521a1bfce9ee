import { readFileSync } from 'node:fs'
import type { Contract } from '../scripts/contract-types.ts'

/** The bundled contract that `npm run generate` made. */
export const readDocument = (): Contract =>
  JSON.parse(readFileSync(new URL('../src/api/generated/openapi.json', import.meta.url), 'utf8')) as Contract
