import { useTranslation } from 'react-i18next'
import { CheckboxGroupField } from '@/forms/fields/checkbox-group-field.tsx'
import { FormSection, FormSections } from '@/forms/form-sections.tsx'
import { FormValues } from '@/forms/form-values.tsx'
import { number } from '@/i18n/formats.ts'
import { Notice } from '@/ui/feedback/notice.tsx'
import { KINDS, type MessageValues } from './message-form.ts'
import { useReach } from './use-reach.ts'

/** R213: the kinds of users of the channel that get the message, and their number. */
export function RecipientsStep({ channelOspId }: { readonly channelOspId: string }) {
  const { t } = useTranslation('communication')
  const reach = useReach(channelOspId)
  // i18n-keys: communication:kinds.*, communication:kindsHelp.*
  return (
    <FormSections>
      <FormSection wide title={t('message.steps.recipients')} lead={t('message.recipientsLead')}>
        <CheckboxGroupField
          name="kinds"
          options={KINDS.map((kind) => {
            const count = reach[kind]
            return {
              value: kind,
              label: t(`kinds.${kind}`),
              help: [
                t(`kindsHelp.${kind}`),
                count !== undefined && t('message.users', { count, number: number(count) }),
              ]
                .filter(Boolean)
                .join(' '),
            }
          })}
        />
        <FormValues<MessageValues>>{({ kinds = [] }) => <Total kinds={kinds} reach={reach} />}</FormValues>
      </FormSection>
    </FormSections>
  )
}

interface TotalProps {
  readonly kinds: MessageValues['kinds']
  readonly reach: ReturnType<typeof useReach>
}

function Total({ kinds, reach }: TotalProps) {
  const { t } = useTranslation('communication')
  const counts = kinds.map((kind) => reach[kind])
  if (counts.includes(undefined)) return null
  const total = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  return (
    <Notice tone={total === 0 ? 'warning' : 'info'} live>
      {total === 0 ? t('message.nobody') : t('message.total', { count: total, number: number(total) })}
    </Notice>
  )
}
