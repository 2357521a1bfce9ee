import { useTranslation } from 'react-i18next'

/** "Cancel". "Back" where the dialog is about cancelling something, since two buttons of one name would be a riddle. */
export function useBackLabel(submit: string): string {
  const { t } = useTranslation('ui')
  const cancel = t('dialog.cancel')
  return submit.toLowerCase().includes(cancel.toLowerCase()) ? t('dialog.back') : cancel
}
