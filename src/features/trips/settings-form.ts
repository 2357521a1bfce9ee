import { useTranslation } from 'react-i18next'
import business from '@/api/generated/requests/UpdateBusinessTripCompensationRequest.ts'
import commute from '@/api/generated/requests/UpdateCommuteCompensationRequest.ts'
import homework from '@/api/generated/requests/UpdateHomeworkCompensationRequest.ts'
import travel from '@/api/generated/requests/UpdateTravelCompensationRequest.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { defineForm } from '@/forms/define-form.ts'

export interface SettingsProps {
  /** A company or a group. */
  readonly assigneeOspId: string
  /** The company above it, or the same one. */
  readonly companyOspId: string
}

const ids = { assigneeOspId: 'assigneeOspId', version: 'version' } as const

// Only changes are sent, so that other settings keep following the company.
export const businessForm = defineForm(
  { update: business },
  { ids, of: ({ configuration }: Schemas['BusinessTripCompensation']) => configuration },
)
export const commuteForm = defineForm(
  { update: commute },
  { ids, of: ({ configuration }: Schemas['CommuteCompensation']) => configuration },
)
export const homeworkForm = defineForm(
  { update: homework },
  { ids, of: ({ configuration }: Schemas['HomeworkCompensation']) => configuration },
)
/** Only for a company, because groups always follow its setting. */
export const distancesForm = defineForm(
  { update: travel },
  {
    ids: { corporateAccountOspId: 'corporateAccountOspId', version: 'version' },
    of: ({ configuration }: Schemas['TravelCompensation']) => configuration,
    // The forms above save these properties by separate requests.
    left: [
      'businessTripBikeEnabled',
      'businessTripCompanyCarEnabled',
      'businessTripPrivateCarEnabled',
      'businessTripCompanyCarCompensationPerKm',
      'businessTripPrivateCarCompensationPerKm',
      'commuteBikeEnabled',
      'commuteCarEnabled',
      'commuteWalkingEnabled',
      'commuteBikeCompensationPerKm',
      'commuteCarCompensationPerKm',
      'commuteWalkingCompensationPerKm',
      'carCommuteCompensationType',
      'homeWorkEnabled',
      'homeWorkDailyAllowance',
    ],
  },
)

/** The props of `SettingsCard` that the cards of commuting, business trips and working from home share. */
export function useCompensationCard(section: 'business' | 'commute' | 'homework', companyOspId: string) {
  const { t } = useTranslation('trips')
  return {
    rows: true,
    title: t(`sections.${section}`),
    inherited: (record: Parameters<typeof isInherited>[0]) =>
      isInherited(record, companyOspId) ? t('inherited') : undefined,
    labelOf: (field: string) => t(`fields.${field}`),
  }
}

/** Whether nothing is set at this level, so that the company's settings apply. */
const isInherited = (
  { inherited, assigneeOspId }: { readonly inherited: boolean; readonly assigneeOspId: string },
  companyOspId: string,
): boolean => inherited && assigneeOspId !== companyOspId
