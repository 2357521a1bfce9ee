import { useTranslation } from 'react-i18next'
import { dateTime } from '@/i18n/formats.ts'
import type { TemplateLanguage } from './language-state.ts'
import { PreviewBody } from './preview-body.tsx'
import type { TemplateValues } from './template-form.ts'
import { useParameters } from './use-parameters.ts'

interface LivePreviewProps {
  readonly values: Partial<TemplateValues>
  readonly language: TemplateLanguage | undefined
  readonly templateId: string | undefined
}

/** G124: a live preview of the text in the selected language, beside the editor. */
export function LivePreview({ values, language, templateId }: LivePreviewProps) {
  const { t } = useTranslation('templates')
  const { name = '' } = values
  const { data } = useParameters(templateId, name)
  const parameters = name.trim() === '' && templateId === undefined ? {} : data?.parameters
  return (
    <div className="stack">
      <PreviewBody
        values={values}
        language={language}
        parameters={parameters}
        empty={<p className="muted">{t('preview.none.text')}</p>}
      />
      <p className="field-help">
        {data?.usedOn === undefined
          ? t('preview.neverUsed')
          : t('preview.usedOn', { moment: dateTime(data.usedOn) })}
      </p>
    </div>
  )
}
