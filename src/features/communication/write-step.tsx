import { useTranslation } from 'react-i18next'
import { DateField } from '@/forms/fields/date-field.tsx'
import { SelectField, SwitchField } from '@/forms/fields/fields.tsx'
import { TranslationsField } from '@/forms/fields/translations-field.tsx'
import { FormSection, FormSections } from '@/forms/form-sections.tsx'
import { FormValues, InPauses } from '@/forms/form-values.tsx'
import { TEXT_LANGUAGES } from '@/i18n/content-languages.ts'
import { textsOf, type MessageValues } from './message-form.ts'
import { MessagePreview } from './message-preview.tsx'
import { TestButton } from './test-button.tsx'
import { optionsOf, useMessageTypes } from './use-sent.ts'

/** R213, G393: the text of the message in each language, and its preview. */
export function WriteStep({ sender }: { readonly sender: string }) {
  const { t } = useTranslation('communication')
  const types = useMessageTypes()
  return (
    <FormSections>
      <FormSection title={t('message.text')} lead={t('message.textLead')}>
        <SelectField name="type" options={optionsOf(types)} />
        <TranslationsField name="titles" languages={TEXT_LANGUAGES} rows={1} />
        <TranslationsField name="bodies" languages={TEXT_LANGUAGES} rows={8} />
      </FormSection>
      <FormSection title={t('message.showing')}>
        <SwitchField name="pushNotification" help={t('message.pushHelp')} />
        <SwitchField name="showOnHomeScreen" help={t('message.homeHelp')} />
        <FormValues<MessageValues>>
          {({ showOnHomeScreen = false }) =>
            showOnHomeScreen && <DateField name="showOnHomeScreenUntil" help={t('message.untilHelp')} />
          }
        </FormValues>
      </FormSection>
      <FormSection wide title={t('preview.heading')} lead={t('preview.lead')}>
        <InPauses<MessageValues>>
          {(values) => <MessagePreview sender={sender} texts={textsOf(values)} />}
        </InPauses>
        <FormValues<MessageValues>>{(values) => <TestButton values={values} />}</FormValues>
      </FormSection>
    </FormSections>
  )
}
