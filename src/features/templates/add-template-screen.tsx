import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createTemplate, getTemplates } from '@/api/generated/operations/templates.ts'
import { today } from '@/base/dates.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { TemplateFields } from './template-fields.tsx'
import { brokenRules, templateForm } from './template-form.ts'
import { useLabelOf } from './use-label-of.ts'

/** Creates a template. */
export default function AddTemplateScreen() {
  const { t } = useTranslation('templates')
  const labelOf = useLabelOf()
  const goTo = useGoTo()
  const [form] = useState(() => templateForm(today()))
  return (
    <ScreenFrame name="AddTemplate">
      <div className="form-wide">
        <ContractForm
          label={t('screens.AddTemplate')}
          {...form.creating()}
          rules={({ versions = [] }, values) => brokenRules(values, versions, undefined)}
          invalidTitle={t('invalid')}
          operation={createTemplate}
          refreshes={[getTemplates]}
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
