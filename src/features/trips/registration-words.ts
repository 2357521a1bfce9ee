import type { TFunction } from 'i18next'
import type { components } from '@/api/generated/schema.ts'
import type { Tone } from '@/ui/basics/status-badge.tsx'

type Travel = components['schemas']['Travel']

const TONES: Readonly<Record<string, Tone>> = {
  REGISTERED: 'info',
  APPROVED: 'success',
  PAID: 'success',
  REJECTED: 'danger',
}

export const kindOf = ({ kind }: Travel, t: TFunction): string => t(`trips:kind.${kind}`)

/** The mode of transport, and the owner of the car. Empty for working from home. */
export const modeOf = ({ mode, carType }: Travel, t: TFunction): string =>
  mode === undefined ? '' : carType === undefined ? t(`trips:mode.${mode}`) : t(`trips:carType.${carType}`)

/** The status of a registration. An unknown status is shown as its key. */
export const statusOf = ({ status }: Travel, t: TFunction) => ({
  tone: TONES[status] ?? ('neutral' as const),
  text: t(`trips:status.${status}`),
})
