import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createTemplate, getTemplates } from '@/api/generated/operations/templates.ts'
import request from '@/api/generated/requests/TemplateCreation.ts'
import { today } from '@/base/dates.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { TemplateFields } from './template-fields.tsx'
import { brokenRules, fieldOf, NEW_TEMPLATE, toCreation } from './template-form.ts'
import { useLabelOf } from './use-label-of.ts'

/** A new template. */
export default function AddTemplateScreen() {
  const { t } = useTranslation('templates')
  const labelOf = useLabelOf()
  const goTo = useGoTo()
  const [initial] = useState(() => ({ ...NEW_TEMPLATE, validFrom: today() }))
  return (
    <ScreenFrame name="AddTemplate">
      <div className="form-wide">
        <ContractForm
          label={t('screens.AddTemplate')}
          request={request}
          rules={({ versions = [] }, values) => brokenRules(values, versions, undefined)}
          invalidTitle={t('invalid')}
          operation={createTemplate}
          refreshes={[getTemplates]}
          initial={initial}
          toBody={toCreation}
          fieldOf={fieldOf}
          labelOf={labelOf}
          saved={({ name }) => t('created', { name })}
          onSaved={({ templateId }) => goTo(hrefTo('EditTemplate', { templateId }))}
          onCancel={() => goTo(hrefTo('Templates'))}
          submitLabel={t('create')}
        >
          <TemplateFields />
        </ContractForm>
      </div>
    </ScreenFrame>
  )
}
