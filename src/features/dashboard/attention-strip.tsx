import { useTranslation } from 'react-i18next'
import { retryRead } from '@/frame/loaded.tsx'
import { number } from '@/i18n/formats.ts'
import type { Viewer } from '@/session/access.ts'
import { Attention } from '@/ui/feedback/attention.tsx'
import { calmKey, useToCheck } from './to-check.tsx'
import type { useAttention } from './use-figures.ts'

interface StripProps {
  readonly viewer: Viewer
  readonly read: NonNullable<ReturnType<typeof useAttention>>
}

// i18n-keys: dashboard:attention.*
/** What needs attention first in a company (G185), each with a link to its list. */
export function AttentionStrip({ viewer, read }: StripProps) {
  const { t } = useTranslation('dashboard')
  const toCheck = useToCheck(viewer)
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
