import { useTranslation } from 'react-i18next'
import { getTranslationByKey, updateTranslation } from '@/api/generated/operations/translations.ts'
import request from '@/api/generated/requests/UpdateTranslationRequest.ts'
import { toForm, toUpdate } from '@/domain/translations/translation-form.ts'
import { TRANSLATION_LISTS } from '@/domain/translations/translation.ts'
import { useLabelOf } from '@/domain/translations/use-label-of.ts'
import { RecordForm } from '@/forms/record-form.tsx'
import { RecordScreen } from '@/records/record-screen.tsx'
import { useRecord } from '@/records/use-record.ts'
import type { AddressParams } from '@/routes/route.ts'
import { translationRules } from '~openapi/rules.ts'
import { pageActions } from './translation-actions.ts'
import { TranslationFields } from './translation-fields.tsx'

interface EditTranslationProps {
  readonly params: AddressParams
  /** The key of the translation. */
  readonly of: string
}

/** The texts of one translation, side by side. */
export function EditTranslation({ params, of }: EditTranslationProps) {
  const { t } = useTranslation('translations')
  const labelOf = useLabelOf()
  const read = useRecord(getTranslationByKey, { body: { key: of } })
  return (
    <RecordScreen
      name="TranslationForm"
      params={params}
      read={read}
      title={({ key }) => key}
      knownTitle={of}
      actions={pageActions}
    >
      {(translation) => (
        <div className="form-wide">
          <RecordForm
            request={request}
            rules={({ data: { texts = [] } }) => translationRules(texts, 'data.')}
            operation={updateTranslation}
            refreshes={[getTranslationByKey, ...TRANSLATION_LISTS]}
            record={translation}
            reload={async () => read.mutate()}
            toForm={toForm}
            toBody={toUpdate}
            labelOf={labelOf}
            saved={({ key }) => t('saved', { name: key })}
            label={t('screens.TranslationForm')}
            submitLabel={t('save')}
          >
            <TranslationFields />
          </RecordForm>
        </div>
      )}
    </RecordScreen>
  )
}
