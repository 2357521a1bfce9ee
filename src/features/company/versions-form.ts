import type { Schemas } from '@/api/generated/schema.ts'
import type { Company } from './company-form.ts'
import type { Selectable } from './use-selectable.ts'

/** The chosen version of each product or service, by its id; empty for the newest. */
export interface VersionValues {
  readonly versions: Readonly<Record<string, string | undefined>>
}

/** Those of the company that have more than one version to choose from. */
export const withVersions = (
  things: readonly Selectable[],
  { data: { selectedProducts = [], selectedServiceResources = [] } }: Pick<Company, 'data'>,
): readonly Selectable[] =>
  things.filter(
    ({ ospId, versions }) =>
      versions.length > 1 && (selectedProducts.includes(ospId) || selectedServiceResources.includes(ospId)),
  )

export const toVersions =
  (things: readonly Pick<Selectable, 'ospId'>[]) =>
  ({ data: { selectedVersions = [] } }: Pick<Company, 'data'>): VersionValues => ({
    versions: Object.fromEntries(
      things.map(({ ospId }) => {
        const chosen = selectedVersions.find((one) => one.ospId === ospId)
        return [ospId, chosen ? String(chosen.version) : '']
      }),
    ),
  })

/** G163: the chosen versions; those of things that are not asked for here stay. */
export const toSelectedVersions = (
  { versions }: VersionValues,
  { data: { selectedVersions = [] } }: Pick<Company, 'data'>,
  things: readonly Pick<Selectable, 'ospId'>[],
): Schemas['CorporateAccountUpdate'] => ({
  selectedVersions: [
    ...selectedVersions.filter(({ ospId }) => !things.some((thing) => thing.ospId === ospId)),
    ...things.flatMap(({ ospId }) => {
      const version = versions[ospId] ?? ''
      return version === '' ? [] : [{ ospId, version: Number(version) }]
    }),
  ],
})
