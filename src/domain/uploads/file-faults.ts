import type { BrokenRule } from '~openapi/rules.ts'
import type { ApiError } from '@/api/errors.ts'
import { onlySet } from '@/base/only-set.ts'
import { FileRefused } from '@/ui/files/upload-state.ts'

interface Problem {
  /** A column, a line, or `file`. */
  readonly field: string
  readonly rule?: string | undefined
  readonly params?: BrokenRule['params'] | undefined
  readonly text?: string | undefined
}
type MessageOf = (broken: BrokenRule, label?: string) => string

/** Rules whose field is a line: its number is part of the reason, whose text names it as a line. */
const OF_A_LINE = new Set(['file_cells'])

/** The reasons why a file cannot be read, as texts (R256). `labelOf` returns the label of a column. */
export const faultsOf = (
  problems: readonly Problem[],
  messageOf: MessageOf,
  labelOf: (column: string) => string,
): FileRefused =>
  new FileRefused(
    problems.map(({ field, rule = 'invalid', params, text }) => {
      const broken = { rule, ...onlySet({ params, text }) }
      if (OF_A_LINE.has(rule)) return { field: '', reason: messageOf(broken, field) }
      // The column is shown before the reason, which does not repeat it.
      return { field: field === 'file' ? '' : labelOf(field), reason: messageOf(broken) }
    }),
  )

/** The reasons why the server refused a file, as texts. */
export const faultsOfRefusal = (
  { fields }: ApiError,
  messageOf: MessageOf,
  labelOf: (column: string) => string,
): FileRefused =>
  faultsOf(
    fields.map(({ field, rule, params, messages: [text] }) => ({ field, rule, params, text })),
    messageOf,
    labelOf,
  )
