import { useEffect, useState } from 'react'

/** An operation of the contract, as far as the panel offers choices on it. */
export interface DescribedOperation {
  readonly id: string
  readonly answers: readonly {
    readonly status: string
    /** The names of its examples. */
    readonly examples: readonly string[]
  }[]
}

/** All operations by name; none until they are read. */
export function useOperations(): readonly DescribedOperation[] {
  const [operations, setOperations] = useState<readonly DescribedOperation[]>([])
  useEffect(() => {
    void readOperations().then(setOperations)
  }, [])
  return operations
}

/** Read from the development server when asked for: the contract is too large to be imported. */
async function readOperations(): Promise<readonly DescribedOperation[]> {
  const response = await fetch(new URL('@/api/generated/openapi.json', import.meta.url))
  const { paths, components } = (await response.json()) as Bundle
  const examplesOf = ($ref: string | undefined, own: Answer): string[] => {
    const { content } = components.responses[$ref?.split('/').at(-1) ?? ''] ?? own
    return Object.values(content ?? {}).flatMap(({ examples }) => Object.keys(examples ?? {}))
  }
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter((part) => 'operationId' in part)
    .map(({ operationId, responses }) => ({
      id: operationId,
      answers: Object.entries(responses).map(([status, answer]) => ({
        status,
        examples: examplesOf(answer.$ref, answer),
      })),
    }))
    .sort((one, other) => one.id.localeCompare(other.id))
}

interface Answer {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { readonly examples?: object }>>
}
interface Bundle {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { operationId: string; responses: Record<string, Answer> }>>>
  >
  readonly components: { readonly responses: Readonly<Record<string, Answer>> }
}
