import { useEffect, useState } from 'react'

/** The part of an operation of the contract that the panel needs. */
export interface DescribedOperation {
  readonly id: string
  readonly responses: readonly {
    readonly status: string
    /** The names of the examples. */
    readonly examples: readonly string[]
  }[]
}

/** All operations, sorted by name. Empty until they have loaded. */
export function useOperations(): readonly DescribedOperation[] {
  const [operations, setOperations] = useState<readonly DescribedOperation[]>([])
  useEffect(() => {
    void readOperations().then(setOperations)
  }, [])
  return operations
}

/** Reads the operations from the development server on demand, because the contract is too large to import. */
async function readOperations(): Promise<readonly DescribedOperation[]> {
  const response = await fetch(new URL('@/api/generated/openapi.json', import.meta.url))
  const { paths, components } = (await response.json()) as Bundle
  const examplesOf = ($ref: string | undefined, own: DocumentedResponse): string[] => {
    const { content } = components.responses[$ref?.split('/').at(-1) ?? ''] ?? own
    return Object.values(content ?? {}).flatMap(({ examples }) => Object.keys(examples ?? {}))
  }
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter((part) => 'operationId' in part)
    .map(({ operationId, responses }) => ({
      id: operationId,
      responses: Object.entries(responses).map(([status, response]) => ({
        status,
        examples: examplesOf(response.$ref, response),
      })),
    }))
    .sort((one, other) => one.id.localeCompare(other.id))
}

interface DocumentedResponse {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { readonly examples?: object }>>
}
interface Bundle {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { operationId: string; responses: Record<string, DocumentedResponse> }>>
    >
  >
  readonly components: { readonly responses: Readonly<Record<string, DocumentedResponse>> }
}
