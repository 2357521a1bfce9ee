/** The contract as data, and its formats as functions. */
import { readDocument } from '~mocks/document.ts'
import type { Contract } from '../../openapi/contract-types.ts'

export type {
  Contract,
  ContractOperation,
  ContractParameter,
  ContractResponse,
  JsonSchema,
} from '../../openapi/contract-types.ts'
export type { components, operations, paths, Schemas } from '@/api/generated/schema.ts'

/** A format of the contract's schemas, for texts or numbers, in the form that ajv's `addFormat` accepts. */
export type Format =
  | ((text: string) => boolean)
  | { readonly type: 'number'; readonly validate: (value: number) => boolean }

/** The whole contract: one OpenAPI 3.1 document. */
export const contract: Contract = readDocument()

const found = import.meta.glob<Format>('../../openapi/formats/*.ts', { eager: true, import: 'default' })

/** The formats of the contract that JSON Schema does not define or defines less strictly, by name. */
export const formats: Readonly<Record<string, Format>> = Object.fromEntries(
  Object.entries(found).map(([path, format]) => [path.replace(/^.*\/|\.ts$/g, ''), format]),
)
