import update from '@/api/generated/requests/UpdateCorporateAccountRequest.ts'
import { defineForm } from '@/forms/define-form.ts'
import type { Company } from './company-form.ts'
import type { Selectable } from './use-selectable.ts'

/** The selected version of each product or service, by its id. Empty for the newest version. */
interface VersionValues {
  readonly versions: Readonly<Record<string, string | undefined>>
}

/** The company's items that have more than one version. */
export const withVersions = (
  items: readonly Selectable[],
  { data: { selectedProducts = [], selectedServiceResources = [] } }: Pick<Company, 'data'>,
): readonly Selectable[] =>
  items.filter(
    ({ ospId, versions }) =>
      versions.length > 1 && (selectedProducts.includes(ospId) || selectedServiceResources.includes(ospId)),
  )

/** G163: the selected versions. The versions of items that are not listed here stay. */
export const versionsForm = (items: readonly Pick<Selectable, 'ospId'>[]) =>
  defineForm(
    { update },
    {
      only: [],
      own: {
        properties: ['selectedVersions'],
        toFields: ({ data: { selectedVersions = [] } }: Company): VersionValues => ({
          versions: Object.fromEntries(
            items.map(({ ospId }) => {
              const chosen = selectedVersions.find((one) => one.ospId === ospId)
              return [ospId, chosen ? String(chosen.version) : '']
            }),
          ),
        }),
        toRequest: ({ versions }, base) => ({
          selectedVersions: [
            ...(base?.data.selectedVersions ?? []).filter(
              ({ ospId }) => !items.some((item) => item.ospId === ospId),
            ),
            ...items.flatMap(({ ospId }) => {
              const version = versions[ospId] ?? ''
              return version === '' ? [] : [{ ospId, version: Number(version) }]
            }),
          ],
        }),
        fields: { selectedVersions: 'selectedVersions' },
      },
    },
  )
