import {
  getBusinessTripCompensation,
  updateBusinessTripCompensation,
} from '@/api/generated/operations/trips.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { BusinessTripsOff } from './business-trips-off.tsx'
import { SettingsCard } from '@/records/settings-card.tsx'
import { businessForm, useCompensationCard, type SettingsProps } from './settings-form.ts'
import { ToggledRate } from './toggled-rate.tsx'

/** How business trips are compensated, for a company or a group (R190). */
export function BusinessSettings({ assigneeOspId, companyOspId }: SettingsProps) {
  const card = useCompensationCard('business', companyOspId)
  const own = useRead(getBusinessTripCompensation, { body: { assigneeOspId } })
  const above = useRead(getBusinessTripCompensation, { body: { assigneeOspId: companyOspId } })
  const company = assigneeOspId === companyOspId ? undefined : above.data?.configuration
  return (
    <SettingsCard {...card} read={own} {...businessForm.editing} operation={updateBusinessTripCompensation}>
      {({ taxFreeLimits }) => (
        <>
          <BusinessTripsOff on={company !== undefined && !isAnyOn(company)} />
          <ToggledRate enabled="businessTripBikeEnabled" company={company} />
          <ToggledRate
            enabled="businessTripCompanyCarEnabled"
            rate="businessTripCompanyCarCompensationPerKm"
            company={company}
          />
          <ToggledRate
            enabled="businessTripPrivateCarEnabled"
            rate="businessTripPrivateCarCompensationPerKm"
            limit={taxFreeLimits.find(({ mode }) => mode === 'PRIVATE_CAR')}
            company={company}
          />
        </>
      )}
    </SettingsCard>
  )
}

const isAnyOn = (company: Schemas['BusinessTripConfiguration']): boolean =>
  company.businessTripBikeEnabled ||
  company.businessTripCompanyCarEnabled ||
  company.businessTripPrivateCarEnabled
