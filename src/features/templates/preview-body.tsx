import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasBrokenPlaceholder } from '~openapi/placeholders.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { renderTemplatePreview } from '@/api/generated/operations/templates.ts'
import { useRead } from '@/api/use-read.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { HtmlFrame } from '@/ui/basics/html-frame.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { textIn, type TemplateLanguage } from './language-state.ts'
import type { TemplateValues } from './template-form.ts'
import styles from './templates.module.css'

interface PreviewBodyProps {
  /** The current form values, saved or not. */
  readonly values: Partial<TemplateValues>
  readonly language: TemplateLanguage | undefined
  /** The values of the placeholders. `undefined` while they load. */
  readonly parameters: Readonly<Record<string, string>> | undefined
  /** Shown while there is no text in this language. */
  readonly empty: ReactNode
}

/** G124: the text of a language, filled with these values, or the reason why it cannot be shown. */
export function PreviewBody({ values, language, parameters, empty }: PreviewBodyProps) {
  const { t } = useTranslation('templates')
  const text = language ? textIn(values, language.code) : ''
  if (text === '') return empty
  if (hasBrokenPlaceholder(text))
    return <Notice tone="danger">{t('preview.broken', { example: '{{firstName}}' })}</Notice>
  if (!parameters) return null
  const { name = '', contentType = 'text/plain' } = values
  return (
    <Rendered
      name={name}
      body={text}
      contentType={contentType}
      parameters={parameters}
      lang={language?.lang}
    />
  )
}

interface RenderedProps {
  readonly lang: string | undefined
  readonly name: string
  readonly body: string
  readonly contentType: string
  readonly parameters: Readonly<Record<string, string>>
}

/** The text with its values: HTML in a frame that cannot run any code, other text unchanged. */
function Rendered({ name, lang, ...body }: RenderedProps) {
  const { t } = useTranslation('templates')
  const read = useRead(renderTemplatePreview, { body })
  return (
    <Loaded read={read}>
      {({ contentType, text, missing }) => (
        <>
          {missing.length > 0 && (
            <Notice tone="warning">
              {t('preview.missing', { names: missing.slice(0, MAX_LISTED).join(', ') })}
            </Notice>
          )}
          {contentType === 'text/html' ? (
            <HtmlFrame title={t('preview.title', { name })} html={text} {...withoutUndefined({ lang })} />
          ) : (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be focusable by keyboard
            <pre className={styles.plain} tabIndex={0} dir="auto" lang={lang}>
              {text}
            </pre>
          )}
        </>
      )}
    </Loaded>
  )
}

const MAX_LISTED = 20
