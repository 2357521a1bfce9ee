import Eye from 'lucide-react/icons/eye'
import { useTranslation } from 'react-i18next'
import { DateField } from '@/forms/fields/date-field.tsx'
import { SelectField } from '@/forms/fields/fields.tsx'
import { TranslationsField } from '@/forms/fields/translations-field.tsx'
import { FormValues, InPauses } from '@/forms/form-values.tsx'
import { TEMPLATE_LANGUAGES } from '@/i18n/content-languages.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { Button } from '@/ui/basics/button.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import type { Template, TemplateValues } from './template-form.ts'
import { useExternalTemplates } from './use-choices.ts'

// Loaded when the dialog opens.
const PreviewDialog = lazyBlock(async () => (await import('./preview-dialog.tsx')).PreviewDialog)

// Lazy, because it includes the HTML parser, which nothing should wait for.
const TextFindings = lazyBlock(async () => (await import('./text-findings.tsx')).TextFindings)

interface TemplateTextsProps {
  readonly template: Template | undefined
}

const languagesOf = ({ languages = [] }: Partial<TemplateValues>) =>
  TEMPLATE_LANGUAGES.filter(({ code }) => languages.includes(code))

/** R015: the texts in up to four languages side by side, or the templates of the mail service for them. */
export function TemplateTexts({ template }: TemplateTextsProps) {
  const { t } = useTranslation('templates')
  const [dialog, setDialog] = useAddressParam('dialog')
  return (
    <>
      <FormValues<TemplateValues>>
        {(values) => (
          <>
            <DateField name="validFrom" requiredHere help={t('form.validFromHelp')} />
            {values.external === true ? (
              <ExternalTexts languages={languagesOf(values)} />
            ) : (
              <TranslationsField name="texts" rows={8} languages={languagesOf(values)} />
            )}
            <div className="contract-form-wide">
              <Button
                icon={<Eye />}
                refused={values.external === true ? t('preview.external') : undefined}
                onClick={() => setDialog('preview')}
              >
                {t('preview.open')}
              </Button>
            </div>
            {dialog === 'preview' && values.external !== true && (
              <PreviewDialog
                values={values}
                templateId={template?.templateId}
                onClose={() => setDialog(undefined)}
              />
            )}
          </>
        )}
      </FormValues>
      <InPauses<TemplateValues>>
        {(values) =>
          values.external !== true && (
            <TextFindings template={template} values={values} languages={languagesOf(values)} />
          )
        }
      </InPauses>
    </>
  )
}

/** R210: the template of the mail service for each language. Those in the same language come first. */
function ExternalTexts({
  languages,
}: {
  readonly languages: readonly (typeof TEMPLATE_LANGUAGES)[number][]
}) {
  const { t } = useTranslation('ui')
  const templates = useExternalTemplates()
  return languages.map(({ code, lang }) => (
    <SelectField
      key={code}
      name={`externals.${code}`}
      label={t(`languages.${lang}`)}
      placeholder={t('absent')}
      options={templates.toSorted(
        (one, other) => Number(other.language === code) - Number(one.language === code),
      )}
    />
  ))
}
