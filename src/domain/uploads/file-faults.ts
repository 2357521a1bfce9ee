import type { BrokenRule } from '~openapi/rules.ts'
import type { ApiError } from '@/api/errors.ts'
import { FileRefused } from '@/ui/files/upload-flow.tsx'

interface Problem {
  /** A column, a line, or `file`. */
  readonly field: string
  readonly rule?: string | undefined
  readonly text?: string | undefined
}
type MessageOf = (broken: BrokenRule) => string

/** Why a file cannot be read, in words (R256). */
export const faultsOf = (problems: readonly Problem[], messageOf: MessageOf): FileRefused =>
  new FileRefused(
    problems.map(({ field, rule = 'invalid', text }) => ({
      field: field === 'file' ? '' : field, // Stands before the reason, which does not name it again.
      reason: messageOf({ rule, ...(text !== undefined && { text }) }),
    })),
  )

/** The same for a file that the server refused. */
export const faultsOfAnswer = ({ fields }: ApiError, messageOf: MessageOf): FileRefused =>
  faultsOf(
    fields.map(({ field, rule, messages: [text] }) => ({ field, rule, text })),
    messageOf,
  )
