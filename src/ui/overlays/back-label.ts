import { useTranslation } from 'react-i18next'

/**
 * "Cancel", or "Back" if the dialog is about cancelling something, because two buttons with the same name would be
 * confusing.
 */
export function useBackLabel(submit: string): string {
  const { t } = useTranslation('ui')
  const cancel = t('dialog.cancel')
  return submit.toLowerCase().includes(cancel.toLowerCase()) ? t('dialog.back') : cancel
}
