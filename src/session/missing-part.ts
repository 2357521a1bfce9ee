import { t } from '@/i18n/i18n.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'

/** Notifies the user that code of the portal did not load, so that the action could not be performed. */
export function describeMissingPart(): void {
  notify({
    tone: 'error',
    title: t('common:crash.partMissing.title'),
    text: t('common:crash.partMissing.text'),
  })
}
