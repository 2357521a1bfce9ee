import {
  getBusinessTripCompensation,
  updateBusinessTripCompensation,
} from '@/api/generated/operations/trips.ts'
import type { components } from '@/api/generated/schema.ts'
import validate from '@/api/generated/validators/UpdateBusinessTripCompensationRequest.js'
import { useRead } from '@/api/use-read.ts'
import { useWrite } from '@/api/use-write.ts'
import { BusinessTripsOff } from './business-trips-off.tsx'
import { SETTINGS_WRITE } from './reads.ts'
import { SettingsForm, type SettingsProps } from './settings-form.tsx'
import { ToggledRate } from './toggled-rate.tsx'

type Schemas = components['schemas']

/** How business trips are compensated, for a company or a group (R190). */
export function BusinessSettings({ assigneeOspId, companyOspId }: SettingsProps) {
  const own = useRead(getBusinessTripCompensation, { body: { assigneeOspId } })
  const above = useRead(getBusinessTripCompensation, { body: { assigneeOspId: companyOspId } })
  const company = assigneeOspId === companyOspId ? undefined : above.data?.configuration
  const { run } = useWrite(updateBusinessTripCompensation, SETTINGS_WRITE)
  return (
    <SettingsForm<Schemas['BusinessTripConfiguration'], Schemas['BusinessTripCompensation']>
      section="business"
      of={{ assigneeOspId, companyOspId }}
      read={own}
      validate={validate}
      save={async (body) => run({ body })}
    >
      {({ taxFreeLimits }) => (
        <>
          <BusinessTripsOff on={company !== undefined && !isAnyOn(company)} />
          <ToggledRate
            enabled="businessTripBikeEnabled"
            offAbove={company?.businessTripBikeEnabled === false}
          />
          <ToggledRate
            enabled="businessTripCompanyCarEnabled"
            rate="businessTripCompanyCarCompensationPerKm"
            offAbove={company?.businessTripCompanyCarEnabled === false}
          />
          <ToggledRate
            enabled="businessTripPrivateCarEnabled"
            rate="businessTripPrivateCarCompensationPerKm"
            limit={taxFreeLimits.find(({ mode }) => mode === 'PRIVATE_CAR')}
            offAbove={company?.businessTripPrivateCarEnabled === false}
          />
        </>
      )}
    </SettingsForm>
  )
}

const isAnyOn = (company: Schemas['BusinessTripConfiguration']): boolean =>
  company.businessTripBikeEnabled ||
  company.businessTripCompanyCarEnabled ||
  company.businessTripPrivateCarEnabled
