import { column, defineColumns } from '@/lists/columns.tsx'
import { TEMPLATE_LANGUAGES } from '@/i18n/content-languages.ts'
import { shownVersion, type Template } from './template-form.ts'

/** The columns of the list of templates (R209). */
export const templateColumns = defineColumns<Template>(
  'templates',
  {
    name: column.text(({ name }) => name),
    templateType: column.plain(({ templateType }, { t }) => t(`templates:types.${templateType}`)),
    categoryLabel: column.plain(({ categoryLabel }) => categoryLabel, {
      header: 'columns.category',
    }),
    owner: column.text(({ owner }) => owner.name),
    languages: column.plain(({ languages }, { t }) => namesOf(languages, t)),
    missing: column.status((template, { t }) => {
      const missing = missingIn(template)
      return missing.length === 0
        ? { tone: 'success', text: '' }
        : { tone: 'warning', text: namesOf(missing, t) }
    }),
    contentType: column.plain(({ contentType }) => contentType, { hidden: true }),
    external: column.plain(({ external }, { t }) => (external ? t('templates:external') : ''), {
      hidden: true,
    }),
  },
  ({ templateId }) => templateId,
)

const namesOf = (codes: readonly string[], t: (key: string) => string): string =>
  TEMPLATE_LANGUAGES.filter(({ code }) => codes.includes(code))
    .map(({ lang }) => t(`ui:languages.${lang}`))
    .join(', ')

/** The languages of the template without a current or future text. */
const missingIn = ({ languages, versions }: Template): readonly string[] =>
  languages.filter((language) => shownVersion(versions, language) === undefined)
