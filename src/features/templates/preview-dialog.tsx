import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasBrokenPlaceholder } from '~openapi/placeholders.ts'
import { renderTemplatePreview } from '@/api/generated/operations/templates.ts'
import { useRead } from '@/api/use-read.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { TEMPLATE_LANGUAGES } from '@/i18n/content-languages.ts'
import { dateTime } from '@/i18n/formats.ts'
import { Button } from '@/ui/basics/button.tsx'
import { HtmlFrame } from '@/ui/basics/html-frame.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { Segmented } from '@/ui/inputs/segmented.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import type { TemplateValues } from './template-form.ts'
import { useParameters } from './use-parameters.ts'
import styles from './templates.module.css'

interface PreviewDialogProps {
  /** As typed, saved or not. */
  readonly values: Partial<TemplateValues>
  readonly templateId: string | undefined
  readonly onClose: () => void
}

/** G124: the text of a language, filled with the values of the template's last use. */
export function PreviewDialog({ values, templateId, onClose }: PreviewDialogProps) {
  const { t } = useTranslation(['templates', 'ui'])
  const { languages = [], texts = {}, name = '', contentType = 'text/plain' } = values
  const shown = TEMPLATE_LANGUAGES.filter(({ code }) => languages.includes(code))
  const [chosen, setChosen] = useState<string>()
  const language =
    shown.find(({ code }) => code === chosen) ?? shown.find(({ code }) => texts[code]) ?? shown[0]
  const text = (language && texts[language.code]) ?? ''
  const parameters = useParameters(templateId, name)
  const { usedOn } = parameters.data ?? {}
  const given = name.trim() === '' && templateId === undefined ? {} : parameters.data?.parameters
  return (
    <Dialog
      open
      size="large"
      title={name.trim() === '' ? t('preview.open') : t('preview.title', { name })}
      lead={usedOn === undefined ? t('preview.neverUsed') : t('preview.usedOn', { moment: dateTime(usedOn) })}
      onClose={onClose}
    >
      <div className="stack">
        {shown.length > 1 && language && (
          <div>
            <Segmented
              label={t('preview.language')}
              options={shown.map(({ code, lang }) => ({ value: code, label: t(`ui:languages.${lang}`) }))}
              value={language.code}
              onChange={setChosen}
            />
          </div>
        )}
        {text === '' ? (
          <EmptyState kind="nothing-yet" title={t('preview.none.title')} text={t('preview.none.text')} />
        ) : hasBrokenPlaceholder(text) ? (
          <Notice tone="danger">{t('preview.broken', { example: '{{firstName}}' })}</Notice>
        ) : (
          given && (
            <Rendered
              name={name}
              body={text}
              contentType={contentType}
              parameters={given}
              lang={language?.lang}
            />
          )
        )}
        {given && Object.keys(given).length > 0 && (
          <details>
            <summary>{t('preview.values')}</summary>
            <PropertyList items={Object.entries(given).map(([label, value]) => ({ label, value }))} />
          </details>
        )}
      </div>
      <DialogFoot>
        <Button onClick={onClose}>{t('ui:dialog.close')}</Button>
      </DialogFoot>
    </Dialog>
  )
}

interface RenderedProps {
  readonly lang: string | undefined
  readonly name: string
  readonly body: string
  readonly contentType: string
  readonly parameters: Readonly<Record<string, string>>
}

/** The text with its values: HTML in a frame where nothing can run, other text unchanged. */
function Rendered({ name, lang, ...body }: RenderedProps) {
  const { t } = useTranslation('templates')
  const read = useRead(renderTemplatePreview, { body })
  return (
    <Loaded read={read}>
      {({ contentType, text, missing }) => (
        <>
          {missing.length > 0 && (
            <Notice tone="warning">
              {t('preview.missing', { names: missing.slice(0, MAX_TOLD).join(', ') })}
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

const MAX_TOLD = 20
