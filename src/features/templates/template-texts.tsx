import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PLACEHOLDER, placeholdersIn } from '~openapi/placeholders.ts'
import { CodeField } from '@/forms/fields/code-field.tsx'
import { DateField } from '@/forms/fields/date-field.tsx'
import { SelectField } from '@/forms/fields/fields.tsx'
import { useMistakes } from '@/forms/field-blocks.tsx'
import { InPauses } from '@/forms/form-values.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { PanelTabs, type PanelTab } from '@/ui/basics/panel-tabs.tsx'
import type { Insert } from '@/ui/inputs/code-editor.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { missingPlaceholders, sourceOf, textIn, type TemplateLanguage } from './language-state.ts'
import { shownVersion, type Template, type TemplateValues } from './template-form.ts'
import styles from './templates.module.css'
import { useExternalTemplates } from './use-choices.ts'
import { languagesIn, useOpenLanguage } from './use-open-language.ts'
import { useParameters } from './use-parameters.ts'

// Lazy, because it includes the HTML parser, which would delay the page.
const TextFindings = lazyBlock(async () => (await import('./text-findings.tsx')).TextFindings)

interface TemplateTextsProps {
  readonly template: Template | undefined
  readonly values: Partial<TemplateValues>
}

/** R015: the texts in up to four languages, or the templates of the mail service for them, and their start date. */
export function TemplateTexts({ template, values }: TemplateTextsProps) {
  const { t } = useTranslation('templates')
  const isExternal = values.external === true
  return (
    <Card flush title={t('form.texts')}>
      {isExternal ? (
        <div className={`${styles.panel} contract-form-fields`}>
          <ExternalTexts languages={languagesIn(values)} />
        </div>
      ) : (
        <LanguageTabs template={template} values={values} />
      )}
      <div className={styles.begins}>
        <DateField name="validFrom" requiredHere help={t('form.validFromHelp')} />
      </div>
    </Card>
  )
}

/** A tab for each language. It shows whether its text is complete, empty, changed or invalid. */
function LanguageTabs({ template, values }: TemplateTextsProps) {
  const { t } = useTranslation(['templates', 'ui'])
  const languages = languagesIn(values)
  const [open, select] = useOpenLanguage(values)
  const mistakes = useMistakes(languages.map(({ code }) => `texts.${code}`))
  const source = sourceOf(values, languages)
  const { data } = useParameters(template?.templateId, values.name ?? '')
  const known = data?.parameters
  const isKnown = useCallback(
    (name: string) => known === undefined || Object.keys(known).length === 0 || Object.hasOwn(known, name),
    [known],
  )
  const marks = useMemo(() => ({ pattern: PLACEHOLDER, isKnown }), [isKnown])
  const sourceText = source ? textIn(values, source.code) : ''
  const names = [...new Set([...placeholdersIn(sourceText), ...Object.keys(known ?? {})])]

  const notesOf = ({ code }: TemplateLanguage): Pick<PanelTab, 'mark' | 'notes'> => {
    const text = textIn(values, code)
    const lacking = missingPlaceholders(text, sourceText).length
    const before = template && shownVersion(template.versions, code)?.body
    const isChanged = (values.texts?.[code] ?? '') !== (before ?? '')
    const isInvalid = mistakes.some(({ name }) => name === `texts.${code}`)
    return {
      mark: text === '' ? 'empty' : lacking > 0 ? 'part' : 'full',
      notes: [
        ...(text === ''
          ? [{ text: t('texts.empty') }]
          : lacking > 0
            ? [{ text: t('texts.lacking', { count: lacking }), tone: 'warning' as const }]
            : [{ text: t(code === source?.code ? 'texts.source' : 'texts.full') }]),
        ...(isInvalid
          ? [{ text: t('texts.invalid'), tone: 'danger' as const }]
          : isChanged
            ? [{ text: t('texts.changed') }]
            : []),
      ],
    }
  }
  const insertsOf = ({ code }: TemplateLanguage): readonly Insert[] => {
    const text = textIn(values, code)
    const used = new Set(placeholdersIn(text))
    const lacking = new Set(missingPlaceholders(text, sourceText))
    return names
      .toSorted((one, other) => Number(lacking.has(other)) - Number(lacking.has(one)))
      .slice(0, MAX_INSERTS)
      .map((name) => ({
        text: `{{${name}}}`,
        label: name,
        tone: lacking.has(name) ? 'missing' : used.has(name) ? 'used' : undefined,
      }))
  }
  return (
    <>
      <PanelTabs
        label={t('texts.tabs')}
        selected={open?.code ?? ''}
        onSelect={select}
        tabs={languages.map((language) => ({
          id: language.code,
          label: t(`ui:languages.${language.lang}`),
          ...notesOf(language),
          panel: (
            <div className={styles.panel}>
              <CodeField
                name={`texts.${language.code}`}
                language={values.contentType === 'text/html' ? 'html' : 'plain'}
                lang={language.lang}
                rows={10}
                marks={marks}
                inserts={insertsOf(language)}
              />
              {source && source.code !== language.code && <SourceText language={source} text={sourceText} />}
            </div>
          ),
        }))}
      />
      <div className={styles.findings}>
        <InPauses<TemplateValues>>
          {(paused) => <TextFindings template={template} values={paused} languages={languagesIn(paused)} />}
        </InPauses>
      </div>
    </>
  )
}

/** The maximum number of buttons for placeholders. More would push the text down. */
const MAX_INSERTS = 30

/** The text to translate from. */
function SourceText({ language, text }: { readonly language: TemplateLanguage; readonly text: string }) {
  const { t } = useTranslation(['templates', 'ui'])
  const title = t('texts.sourceText', { language: t(`ui:languages.${language.lang}`) })
  return (
    <div className={styles.source}>
      <p className="field-label">{title}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be focusable by keyboard */}
      <pre tabIndex={0} lang={language.lang} aria-label={title}>
        {text}
      </pre>
    </div>
  )
}

/** R210: the template of the mail service for each language. Templates in the same language come first. */
function ExternalTexts({ languages }: { readonly languages: readonly TemplateLanguage[] }) {
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
