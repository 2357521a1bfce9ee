import type { components } from '@/api/generated/schema.ts'
import { asRequest, type Draft } from '@/forms/draft.ts'
import type { Resource } from './kinds.ts'

type Body = components['schemas']['UpdateFuelStationOwnersRequest']

/** An owner as form values. An empty field has no value. */
export type OwnerValues = Draft<Body['owners'][number]>
export interface OwnersValues {
  readonly owners?: readonly (OwnerValues | undefined)[] | undefined
}

export const toForm = ({ owners = [] }: Resource): OwnersValues => ({
  owners: owners.map(({ ownerOspId, validFrom, validTo }) => ({ ownerOspId, validFrom, validTo })),
})

/** All owners. An empty day means no limit: since the beginning, or until further notice (R216). */
export const toBody = ({ owners = [] }: OwnersValues, { ospId, version }: Resource): Body =>
  asRequest<Body>({
    fuelStationOspId: ospId,
    version,
    owners: owners.map((owner = {}) =>
      asRequest<Body['owners'][number]>({
        ownerOspId: owner.ownerOspId || undefined,
        validFrom: owner.validFrom || undefined,
        validTo: owner.validTo || undefined,
      }),
    ),
  })
