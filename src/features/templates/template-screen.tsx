import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getTemplates, updateTemplate } from '@/api/generated/operations/templates.ts'
import { today } from '@/base/dates.ts'
import { RecordForm } from '@/forms/record-form.tsx'
import { RecordScreen } from '@/records/record-screen.tsx'
import { recordIn, useRecord } from '@/records/use-record.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { pageActions } from './template-actions.ts'
import { TemplateFields } from './template-fields.tsx'
import { brokenRules, templateForm } from './template-form.ts'
import { useLabelOf } from './use-label-of.ts'

/** A template with its texts and their versions. G122: it is read by the call for lists. */
export default function TemplateScreen({ params }: ScreenProps<'templateId'>) {
  const { t } = useTranslation('templates')
  const labelOf = useLabelOf()
  const { templateId } = params
  const read = useRecord(getTemplates, { query: { page: 0, size: 1 }, body: { templateId } })
  const [form] = useState(() => templateForm(today()))
  return (
    <RecordScreen
      name="EditTemplate"
      params={params}
      read={recordIn(read, ({ content }) => content[0])}
      title={({ name }) => name}
      id={(template) => template.templateId}
      facts={({ templateType, predefined, external }) => [
        { label: t('fields.templateType'), value: t(`types.${templateType}`) },
        { label: t('facts.used'), value: t(predefined ? 'facts.byPlatform' : 'facts.byHand') },
        { label: t('facts.kept'), value: t(external ? 'facts.external' : 'facts.here') },
      ]}
      actions={pageActions}
    >
      {(template) => (
        <div className="form-wide">
          <RecordForm
            {...form.editing}
            rules={({ data }, values) => brokenRules(values, data.versions ?? [], template, 'data.')}
            invalidTitle={t('invalid')}
            operation={updateTemplate}
            refreshes={[getTemplates]}
            record={template}
            reload={async () => (await read.mutate())?.content[0]}
            labelOf={labelOf}
            saved={({ name }) => t('saved', { name })}
            label={t('screens.EditTemplate')}
            submitLabel={t('save')}
          >
            <TemplateFields template={template} />
          </RecordForm>
        </div>
      )}
    </RecordScreen>
  )
}
