import { useTranslation } from 'react-i18next'
import { createTranslation } from '@/api/generated/operations/translations.ts'
import request from '@/api/generated/requests/TranslationCreation.ts'
import { toCreation, type TranslationValues } from '@/domain/translations/translation-form.ts'
import { TRANSLATION_LISTS } from '@/domain/translations/translation.ts'
import { useLabelOf } from '@/domain/translations/use-label-of.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import type { AddressParams } from '@/routes/route.ts'
import { translationRules } from '~openapi/rules.ts'
import { TranslationFields } from './translation-fields.tsx'

const EMPTY: TranslationValues = {}

/** Creates a translation. */
export function AddTranslation({ params }: { readonly params: AddressParams }) {
  const { t } = useTranslation('translations')
  const labelOf = useLabelOf()
  const goTo = useGoTo()
  return (
    <ScreenFrame name="TranslationForm" params={params} title={t('list.add')}>
      <div className="form-wide">
        <ContractForm
          label={t('list.add')}
          request={request}
          rules={({ texts = [] }) => translationRules(texts)}
          operation={createTranslation}
          refreshes={TRANSLATION_LISTS}
          initial={EMPTY}
          toBody={toCreation}
          labelOf={labelOf}
          saved={({ key }) => t('created', { name: key })}
          onSaved={() => goTo(hrefTo('Translations'))}
          onCancel={() => goTo(hrefTo('Translations'))}
          submitLabel={t('create')}
        >
          <TranslationFields isNew />
        </ContractForm>
      </div>
    </ScreenFrame>
  )
}
