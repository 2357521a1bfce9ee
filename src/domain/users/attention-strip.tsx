import { useTranslation } from 'react-i18next'
import type { components } from '@/api/generated/schema.ts'
import { retryRead, type Reading } from '@/frame/loaded.tsx'
import { number } from '@/i18n/formats.ts'
import type { Viewer } from '@/session/access.ts'
import { Attention } from '@/ui/feedback/attention.tsx'
import { calmKey, useToCheck } from './to-check.tsx'

interface StripProps {
  readonly viewer: Viewer
  readonly read: Reading<components['schemas']['NegativeBudgetCount']>
  /** The company that the links select. Absent if it is selected already. */
  readonly accountOspId?: string
}

// i18n-keys: dashboard:attention.*
/** The most urgent issues of a company (G185), each with a link to its list. */
export function AttentionStrip({ viewer, read, accountOspId }: StripProps) {
  const { t } = useTranslation('dashboard')
  const toCheck = useToCheck(viewer, accountOspId)
  const { data, error, isValidating, mutate } = read
  return (
    <Attention
      label={t('attention.title')}
      items={
        data &&
        toCheck(data).map(({ count, detail, ...item }) => ({
          ...item,
          title: t(`attention.${item.id}`, { count, number: number(count) }),
          text: detail,
        }))
      }
      calm={t(calmKey(data))}
      failed={
        error && { text: t('attention.failed'), retry: () => retryRead({ mutate }), pending: isValidating }
      }
    />
  )
}
