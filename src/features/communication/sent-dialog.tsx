import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { date, dateTime, number } from '@/i18n/formats.ts'
import { Button } from '@/ui/basics/button.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { MessagePreview } from './message-preview.tsx'
import { KINDS, type Kind } from './message-form.ts'
import { useMessageTypes, type SentMessage } from './use-sent.ts'
import { LANGUAGES } from '@/i18n/languages.ts'

/** G392: a sent message: its recipients, their number, the date, and the languages. */
export function SentDialog({ item: message, open, onClose }: ActionDialogProps<SentMessage>) {
  const { t } = useTranslation('communication')
  const types = useMessageTypes()
  const { recipientFilters: filters, showOnHomeScreenUntil: until, translations = [] } = message
  const kinds: readonly Kind[] = filters ? KINDS.filter((kind) => filters[kind] === true) : KINDS
  const facts = {
    sentOn: t('sent.by', { moment: dateTime(message.sentOn), name: message.sentBy.name }),
    recipientCount: number(message.recipientCount),
    recipients: kinds.map((kind) => t(`kinds.${kind}`)).join(', '),
    type: types[message.type] ?? message.type,
    homeScreen: message.showOnHomeScreen
      ? until === undefined
        ? t('sent.always')
        : t('sent.until', { date: date(until) })
      : undefined,
    push: message.pushNotification ? t('yes') : undefined,
  }
  // i18n-keys: communication:facts.*, communication:kinds.*
  return (
    <Dialog
      open={open}
      placement="drawer"
      title={<bdi>{message.title}</bdi>}
      lead={<bdi>{message.channel.name}</bdi>}
      onClose={onClose}
    >
      <div className="stack stack-wide">
        <PropertyList
          items={Object.entries(facts).flatMap(([fact, value]) =>
            value === undefined ? [] : [{ label: t(`facts.${fact}`), value }],
          )}
        />
        <MessagePreview
          sender={message.channel.name}
          texts={[{ language: LANGUAGES[0], title: message.title, body: message.body }, ...translations]}
        />
      </div>
      <DialogFoot>
        <Button onClick={onClose}>{t('ui:dialog.close')}</Button>
      </DialogFoot>
    </Dialog>
  )
}
