import type { Schemas } from '@/api/generated/schema.ts'
import type { Company } from './company-form.ts'

/** One switch per service, by its id. */
export interface ServiceValues {
  readonly services: Readonly<Record<string, boolean>>
}

/** The services of a company as switches. One that can no longer be selected keeps a value, so that it stays. */
export const toSwitches =
  (services: readonly Pick<Schemas['SelectableVersions'], 'ospId'>[]) =>
  ({ data: { selectedServiceResources = [] } }: Pick<Company, 'data'>): ServiceValues => ({
    services: {
      ...Object.fromEntries(services.map(({ ospId }) => [ospId, false])),
      ...Object.fromEntries(selectedServiceResources.map((ospId) => [ospId, true])),
    },
  })

const selectedIn = ({ services }: ServiceValues): string[] =>
  Object.keys(services).filter((ospId) => services[ospId] === true)

/** The services that are on; nothing where that has not changed. */
export function toSelected(values: ServiceValues, before: ServiceValues): Schemas['CorporateAccountUpdate'] {
  const selectedServiceResources = selectedIn(values)
  return selectedServiceResources.join() === selectedIn(before).join() ? {} : { selectedServiceResources }
}
