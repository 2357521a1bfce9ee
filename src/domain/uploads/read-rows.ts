import { UnreadableFile, type FileProblem } from '~files/refusal.ts'
import { readRows, type ReadRows, type TableFormat } from '~files/rows.ts'

/** The rows of a file, or why it cannot be read. */
export type ReadFile = ReadRows | { readonly problems: readonly FileProblem[] }

/** Reads a file. Imports the readers of CSV, XLSX and XML, so call it in a worker. */
export async function readFile(file: File, format: TableFormat): Promise<ReadFile> {
  try {
    return await readRows(file, format)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    // G076: if XML is accepted, the message names it too.
    const named = (rule: string): string =>
      rule === 'file_type' && format.isXmlAccepted === true ? 'file_type_xml' : rule
    return { problems: error.problems.map((problem) => ({ ...problem, rule: named(problem.rule) })) }
  }
}
