import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TEMPLATE_LANGUAGES } from '@/i18n/content-languages.ts'
import { dateTime } from '@/i18n/formats.ts'
import { Button } from '@/ui/basics/button.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Segmented } from '@/ui/inputs/segmented.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { sourceOf } from './language-state.ts'
import { PreviewBody } from './preview-body.tsx'
import type { TemplateValues } from './template-form.ts'
import { useParameters } from './use-parameters.ts'

interface PreviewDialogProps {
  /** The current form values, saved or not. */
  readonly values: Partial<TemplateValues>
  readonly templateId: string | undefined
  /** The language that is shown first. Default: the first one with a text. */
  readonly first: string | undefined
  readonly onClose: () => void
}

/** G124: the text of a language, filled with the values of the template's last use. */
export function PreviewDialog({ values, templateId, first, onClose }: PreviewDialogProps) {
  const { t } = useTranslation(['templates', 'ui'])
  const { languages = [], name = '' } = values
  const shown = TEMPLATE_LANGUAGES.filter(({ code }) => languages.includes(code))
  const [chosen, setChosen] = useState(first)
  const language = shown.find(({ code }) => code === chosen) ?? sourceOf(values, shown) ?? shown[0]
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
        <PreviewBody
          values={values}
          language={language}
          parameters={given}
          empty={
            <EmptyState kind="nothing-yet" title={t('preview.none.title')} text={t('preview.none.text')} />
          }
        />
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
