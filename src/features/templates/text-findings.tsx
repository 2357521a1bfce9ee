import { useTranslation } from 'react-i18next'
import { Notice } from '@/ui/feedback/notice.tsx'
import { findingsIn } from './findings-in.ts'
import { sourceOf, textIn, type TemplateLanguage } from './language-state.ts'
import type { Template, TemplateValues } from './template-form.ts'
import { useParameters } from './use-parameters.ts'
import { TYPING_PAUSE_MS, useContentAnnouncement } from '@/ui/feedback/use-announcement.ts'

interface TextFindingsProps {
  readonly template: Template | undefined
  readonly values: TemplateValues
  readonly languages: readonly TemplateLanguage[]
}

/** The problems that staff should check before saving. They show while the user types, and do not prevent saving. */
export function TextFindings({ template, values, languages }: TextFindingsProps) {
  const { t } = useTranslation(['templates', 'ui'])
  const { data } = useParameters(template?.templateId, values.name ?? '')
  const source = sourceOf(values, languages)
  const sourceText = source && textIn(values, source.code)
  const found = languages.flatMap(({ code, lang }) =>
    findingsIn(textIn(values, code), values.contentType, data?.parameters, sourceText).map(
      ({ kind, what }) => ({
        id: `${code} ${kind} ${what}`,
        text: t(`findings.${kind}`, { language: t(`ui:languages.${lang}`), what }),
      }),
    ),
  )
  const words = useContentAnnouncement<HTMLDivElement>({ wait: TYPING_PAUSE_MS })
  return (
    <div className="contract-form-wide" ref={words}>
      {found.length > 0 && (
        <Notice tone="warning" title={t('findings.title')}>
          <ul>
            {found.slice(0, MAX_LISTED).map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

/** The maximum number of listed problems, because a text of 90,000 characters can have thousands. */
const MAX_LISTED = 10
