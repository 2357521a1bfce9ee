import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { call } from '@/api/client.ts'
import { getTranslationByKey, updateTranslation } from '@/api/generated/operations/translations.ts'
import request from '@/api/generated/requests/UpdateTranslationRequest.ts'
import { ContractDialog } from '@/forms/contract-dialog.tsx'
import { TranslationsField } from '@/forms/fields/translations-field.tsx'
import { RecordForm } from '@/forms/record-form.tsx'
import { TRANSLATION_LANGUAGES } from '@/i18n/content-languages.ts'
import { translationRules } from '~openapi/rules.ts'
import { toForm, toUpdate } from './translation-form.ts'
import { TRANSLATION_LISTS, type Translation } from './translation.ts'
import { useLabelOf } from './use-label-of.ts'

/** The texts of one translation, in a dialog over its list. */
export function TranslateDialog({ item, open, onClose }: ActionDialogProps<Translation>) {
  const { t } = useTranslation('translations')
  const labelOf = useLabelOf()
  const { key, defaultValue } = item
  return (
    <ContractDialog open={open} size="large" title={<bdi>{key}</bdi>} lead={defaultValue} onClose={onClose}>
      <RecordForm
        label={t('screens.TranslationForm')}
        request={request}
        rules={({ data: { texts = [] } }) => translationRules(texts, 'data.')}
        operation={updateTranslation}
        refreshes={[getTranslationByKey, ...TRANSLATION_LISTS]}
        record={item}
        reload={async () => call(getTranslationByKey, { body: { key } })}
        toForm={toForm}
        toBody={toUpdate}
        labelOf={labelOf}
        saved={() => t('saved', { name: key })}
        submitLabel={t('save')}
      >
        <TranslationsField name="texts" languages={TRANSLATION_LANGUAGES} rows={2} />
      </RecordForm>
    </ContractDialog>
  )
}
