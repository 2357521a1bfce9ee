import update from '@/api/generated/requests/UpdateCorporateAccountRequest.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { defineForm } from '@/forms/define-form.ts'
import type { Company } from './company-form.ts'

/** One switch per service, by its id. */
interface ServiceValues {
  readonly services: Readonly<Record<string, boolean>>
}

/** The services of a company as switches. One that can no longer be selected keeps its value. */
export const servicesForm = (services: readonly Pick<Schemas['SelectableVersions'], 'ospId'>[]) =>
  defineForm(
    { update },
    {
      only: [],
      own: {
        properties: ['selectedServiceResources'],
        toFields: ({ data: { selectedServiceResources = [] } }: Company): ServiceValues => ({
          services: {
            ...Object.fromEntries(services.map(({ ospId }) => [ospId, false])),
            ...Object.fromEntries(selectedServiceResources.map((ospId) => [ospId, true])),
          },
        }),
        toRequest: ({ services: switches }) => ({
          selectedServiceResources: Object.keys(switches).filter((ospId) => switches[ospId] === true),
        }),
        fields: { selectedServiceResources: 'selectedServiceResources' },
      },
    },
  )
