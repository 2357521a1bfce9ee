import Eye from 'lucide-react/icons/eye'
import { useTranslation } from '@/i18n/use-translation.ts'
import { DateField } from '@/forms/fields/date-field.tsx'
import { SelectField } from '@/forms/fields/fields.tsx'
import { TranslationsField } from '@/forms/fields/translations-field.tsx'
import { FormValues, InPauses } from '@/forms/form-values.tsx'
import { TEMPLATE_LANGUAGES } from '@/i18n/content-languages.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import type { Template, TemplateValues } from './template-form.ts'
import { findingsIn } from './text-findings.ts'
import { useExternalTemplates } from './use-choices.ts'
import { useParameters } from './use-parameters.ts'

// Its code is fetched when the dialog opens.
const PreviewDialog = lazyBlock(async () => (await import('./preview-dialog.tsx')).PreviewDialog)

interface TemplateTextsProps {
  readonly template: Template | undefined
}

const languagesOf = ({ languages = [] }: Partial<TemplateValues>) =>
  TEMPLATE_LANGUAGES.filter(({ code }) => languages.includes(code))

/** R015: the texts in up to four languages side by side, or the templates of the mail service that have them. */
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
        {(values) => values.external !== true && <Findings template={template} values={values} />}
      </InPauses>
    </>
  )
}

/** What staff should look at before they save: it is told while they write, and keeps nobody from saving. */
function Findings({ template, values }: TemplateTextsProps & { readonly values: TemplateValues }) {
  const { t } = useTranslation(['templates', 'ui'])
  const { data } = useParameters(template?.templateId, values.name ?? '')
  const found = languagesOf(values).flatMap(({ code, lang }) =>
    findingsIn(values.texts?.[code] ?? '', values.contentType, data?.parameters).map(({ kind, what }) => ({
      id: `${code} ${kind} ${what}`,
      text: t(`findings.${kind}`, { language: t(`ui:languages.${lang}`), what }),
    })),
  )
  return (
    <div className="contract-form-wide" role="status">
      {found.length > 0 && (
        <Notice tone="warning" title={t('findings.title')}>
          <ul>
            {found.slice(0, MAX_TOLD).map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

/** A text of 90,000 characters can have thousands of findings. */
const MAX_TOLD = 10

/** R210: which template of the mail service has the text of a language. Those of the language come first. */
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
