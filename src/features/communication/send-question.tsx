import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { ConfirmDialog, DangerDialog } from '@/ui/overlays/question-dialogs.tsx'

export interface AskedSending {
  readonly count: number
  readonly channel: string
  /** No filter leaves anybody out. */
  readonly isToAll: boolean
  readonly answer: (isYes: boolean) => void
}

/** Asks before a message goes out. G398: to all app users only after their number was typed. */
export function SendQuestion({ asked }: { readonly asked: AskedSending | undefined }) {
  const { t } = useTranslation(['communication', 'ui'])
  if (!asked) return null
  const { count, channel, isToAll, answer } = asked
  const question = {
    open: true,
    title: t('question.title', { count, number: number(count) }),
    text: `${t(isToAll ? 'question.all' : 'question.text', { count, channel })} ${t('ui:final')}`,
    confirm: t('message.send'),
    onConfirm: () => answer(true),
    onClose: () => answer(false),
  }
  return isToAll ? <DangerDialog {...question} word={String(count)} /> : <ConfirmDialog {...question} />
}
