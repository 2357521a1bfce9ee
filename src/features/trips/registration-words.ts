import { useTranslation } from 'react-i18next'
import type { components } from '@/api/generated/schema.ts'
import type { Tone } from '@/ui/basics/status-badge.tsx'

type Travel = components['schemas']['Travel']

const TONES: Readonly<Record<string, Tone>> = {
  REGISTERED: 'info',
  APPROVED: 'success',
  PAID: 'success',
  REJECTED: 'danger',
}

/** What a registration says, in words; a status that the portal does not know is shown as its key. */
export function useRegistrationWords() {
  const { t, i18n } = useTranslation('trips')
  return {
    kindOf: ({ kind }: Travel): string => t(`kind.${kind}`),
    /** How, and with whose car; nothing for work at home. */
    modeOf: ({ mode, carType }: Travel): string =>
      mode === undefined ? '' : carType === undefined ? t(`mode.${mode}`) : t(`carType.${carType}`),
    statusOf: ({ status }: Travel) => ({
      tone: TONES[status] ?? 'neutral',
      text: i18n.exists(`trips:status.${status}`) ? t(`status.${status}`) : status,
    }),
  }
}
