/** The parts of an OpenAPI 3.1 document that our own programs read. */
export interface Contract {
  info?: { title: string; version: string; description?: string }
  servers?: { url: string; description?: string }[]
  security?: Record<string, string[]>[]
  tags?: { name: string; description?: string }[]
  paths: Record<string, Record<string, ContractOperation>>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, ContractResponse>
    parameters?: Record<string, ContractParameter>
  }
}
export interface ContractOperation {
  operationId: string
  tags: string[]
  summary?: string
  description?: string
  deprecated?: boolean
  security?: Record<string, string[]>[]
  parameters?: (ContractParameter | Reference)[]
  requestBody?: { required?: boolean; description?: string; content: Record<string, MediaType> }
  responses: Record<string, ContractResponse | Reference>
  'x-roles': string[]
  'x-rule'?: string[]
  'x-assumption'?: string[]
  'x-source'?: string
  /** Needs a `Step-Up-Token`: always, or when the amount at this place of the body is above a limit (G410). */
  'x-step-up'?: string
  /** The general message of a response about invalid fields, by language. */
  'x-invalid-label'?: Record<string, string>
}
export interface ContractParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: JsonSchema
  example?: unknown
}
export interface ContractResponse {
  description: string
  headers?: Record<string, { required?: boolean; description?: string; schema: JsonSchema }>
  content?: Record<string, MediaType>
}
export interface MediaType {
  schema?: JsonSchema
  example?: unknown
  examples?: Record<string, { summary?: string; value: unknown }>
}
export interface Reference {
  $ref: string
}
export interface JsonSchema {
  $ref?: string
  type?: unknown
  required?: string[]
  allOf?: JsonSchema[]
  [keyword: string]: unknown
}
