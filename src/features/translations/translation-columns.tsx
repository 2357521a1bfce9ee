import { CODES, missingIn, textIn, type Translation } from '@/domain/translations/translation.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'

/** The length of the text in a cell: the full text may have 90,000 characters. */
const SHOWN = 160

/**
 * R222: key and default value, and missing languages. The export is the table that translators fill in and return
 * (G384). So no column can be hidden, and the import recognises the headers.
 */
export const translationColumns = defineColumns<Translation>(
  'translations',
  {
    key: column.plain(({ key }) => key, {
      hideable: false,
      inFile: { 'file.key': ({ key }) => key },
    }),
    defaultValue: column.text(({ defaultValue }) => shortened(defaultValue), {
      hideable: false,
      inFile: { 'file.defaultValue': ({ defaultValue }) => defaultValue },
    }),
    missing: {
      type: 'status',
      hideable: false,
      text: (row, { t }) =>
        missingIn(row)
          .map(({ lang }) => t(`ui:languages.${lang}`))
          .join(', '),
      cell: (row, { t }) =>
        missingIn(row).length > 0 && (
          <StatusBadge tone="warning">
            {missingIn(row)
              .map(({ lang }) => t(`ui:languages.${lang}`))
              .join(', ')}
          </StatusBadge>
        ),
      inFile: Object.fromEntries(
        CODES.map((code) => [`file.${code}`, (row: Translation) => textIn(row, code)]),
      ),
    },
  },
  ({ key }) => key,
)

const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)
