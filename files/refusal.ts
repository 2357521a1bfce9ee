/** Why a whole file is refused. */
import type { BrokenRule } from '~openapi/rules.ts'

/** A problem that makes the whole file unreadable. `field` is a column, the number of a line, or `file`. */
export interface FileProblem extends Pick<BrokenRule, 'rule' | 'params'> {
  readonly field: string
  /** The server's message. */
  readonly message: string
  /** Its sheet in the workbook. */
  readonly sheet?: string | undefined
}

export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly problems: readonly FileProblem[]

  constructor(problems: readonly FileProblem[]) {
    super(problems[0]?.message ?? 'unreadable')
    this.problems = problems
  }
}

export const unreadable = (rule: string, message: string): UnreadableFile =>
  new UnreadableFile([{ field: 'file', rule, message }])
