import { t } from '@/i18n/i18n.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'

/** Tells that code of the portal did not arrive, so that what was asked for could not be done. */
export function describeMissingPart(): void {
  notify({
    tone: 'error',
    title: t('common:crash.partMissing.title'),
    text: t('common:crash.partMissing.text'),
  })
}
