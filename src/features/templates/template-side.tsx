import { useTranslation } from 'react-i18next'
import { InPauses } from '@/forms/form-values.tsx'
import { useAddressParam } from '@/routes/address-param.ts'
import { Button } from '@/ui/basics/button.tsx'
import { SidePanel, SideSection } from '@/ui/basics/side-panel.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { textIn } from './language-state.ts'
import type { Template, TemplateValues } from './template-form.ts'
import { useOpenLanguage } from './use-open-language.ts'
import { VersionsSection } from './versions-section.tsx'
import styles from './templates.module.css'

// Lazy, because they include the HTML parser.
const LivePreview = lazyBlock(async () => (await import('./live-preview.tsx')).LivePreview)
const PreviewDialog = lazyBlock(async () => (await import('./preview-dialog.tsx')).PreviewDialog)

interface TemplateSideProps {
  readonly template: Template | undefined
  readonly values: Partial<TemplateValues>
}

/** At the side of the texts: a preview of the selected language, and its versions. */
export function TemplateSide({ template, values }: TemplateSideProps) {
  const { t } = useTranslation('templates')
  const [dialog, setDialog] = useAddressParam('dialog')
  const [language] = useOpenLanguage(values)
  const isExternal = values.external === true
  const templateId = template?.templateId
  const hasText = language !== undefined && textIn(values, language.code) !== ''
  return (
    <SidePanel>
      <SideSection
        title={t('preview.live')}
        action={
          <Button
            look="link"
            refused={isExternal ? t('preview.external') : undefined}
            onClick={() => setDialog('preview')}
          >
            {t('preview.open')}
          </Button>
        }
      >
        {isExternal && <p className="muted">{t('preview.external')}</p>}
        {!isExternal && !hasText && <p className="muted">{t('preview.none.text')}</p>}
        {!isExternal && hasText && (
          <div className={values.contentType === 'text/html' ? styles.framed : undefined}>
            <InPauses<TemplateValues>>
              {(paused) => <LivePreview values={paused} language={language} templateId={templateId} />}
            </InPauses>
          </div>
        )}
      </SideSection>
      {template && template.versions.length > 0 && language && (
        <VersionsSection template={template} values={values} language={language} />
      )}
      {dialog === 'preview' && !isExternal && (
        <PreviewDialog
          values={values}
          templateId={templateId}
          first={language?.code}
          onClose={() => setDialog(undefined)}
        />
      )}
    </SidePanel>
  )
}
