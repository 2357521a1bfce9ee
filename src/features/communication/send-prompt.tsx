import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { ConfirmDialog, DangerDialog } from '@/ui/overlays/prompt-dialogs.tsx'

export interface SendConfirmation {
  readonly count: number
  readonly channel: string
  /** The message goes to all app users, because no filter excludes anyone. */
  readonly isToAll: boolean
  readonly settle: (isConfirmed: boolean) => void
}

/**
 * Asks for confirmation before sending a message. G398: for a message to all app users, the number of users must be
 * typed.
 */
export function SendPrompt({ confirmation }: { readonly confirmation: SendConfirmation | undefined }) {
  const { t } = useTranslation(['communication', 'ui'])
  if (!confirmation) return null
  const { count, channel, isToAll, settle } = confirmation
  const prompt = {
    open: true,
    title: t('question.title', { count, number: number(count) }),
    text: `${t(isToAll ? 'question.all' : 'question.text', { count, channel })} ${t('ui:final')}`,
    confirm: t('message.send'),
    onConfirm: () => settle(true),
    onClose: () => settle(false),
  }
  return isToAll ? <DangerDialog {...prompt} word={String(count)} /> : <ConfirmDialog {...prompt} />
}
