import type { components } from '@/api/generated/schema.ts'
import { matchRoute } from '@/routes/known-routes.ts'
import { usePath } from '@/routes/navigate.tsx'

export type Resource = components['schemas']['Resource']

/** A kind of resources: its screens, and its additional properties. */
export interface Kind {
  readonly type: Resource['type']
  readonly list: ListName
  readonly form: FormName
  /** The initial mobility mode. */
  readonly mode?: string | undefined
  /** G166: services have an order channel. Gas stations have pumps, a position and owners. */
  readonly has?: 'orders' | 'pumps' | undefined
}

type ListName = `Resources${'Services' | 'Transport' | 'Parking' | 'Bike' | 'Car' | 'Rental' | 'GasStation'}`
export type FormName =
  `Resource${'Service' | 'Transport' | 'Parking' | 'Bike' | 'Car' | 'Rental' | 'GasStation'}Form`

/** R010: the kinds in the order of the sections. Their texts are `kinds.<type>`. */
export const KINDS: readonly Kind[] = [
  { type: 'serviceResource', list: 'ResourcesServices', form: 'ResourceServiceForm', has: 'orders' },
  {
    type: 'transportStop',
    list: 'ResourcesTransport',
    form: 'ResourceTransportForm',
    mode: 'BUS_TRAM_METRO',
  },
  { type: 'parkingLot', list: 'ResourcesParking', form: 'ResourceParkingForm', mode: 'PARKING' },
  { type: 'bikeShare', list: 'ResourcesBike', form: 'ResourceBikeForm', mode: 'BIKE' },
  { type: 'carShare', list: 'ResourcesCar', form: 'ResourceCarForm', mode: 'CAR' },
  { type: 'rentalcar', list: 'ResourcesRental', form: 'ResourceRentalForm', mode: 'CAR' },
  {
    type: 'gasStation',
    list: 'ResourcesGasStation',
    form: 'ResourceGasStationForm',
    mode: 'FUEL',
    has: 'pumps',
  },
]

/** The kind of the current address. Throws outside of the sections of kinds. */
export function useKind(): Kind {
  const name = matchRoute(usePath())?.route.name
  const kind = KINDS.find(({ list, form }) => list === name || form === name)
  if (!kind) throw new Error(`${name} is no screen of a kind of resources`)
  return kind
}

/** The kind of a resource among resources of all kinds. */
export function kindOf({ type }: Pick<Resource, 'type'>): Kind {
  const kind = KINDS.find((one) => one.type === type)
  if (!kind) throw new Error(`no kind ${type}`)
  return kind
}
