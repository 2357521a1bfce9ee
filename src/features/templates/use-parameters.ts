import { getTemplatePreviewParameters } from '@/api/generated/operations/templates.ts'
import { useRead } from '@/api/use-read.ts'

/** G124: what the template was last filled with; that of its name, for one that is not saved yet. */
export const useParameters = (templateId: string | undefined, name: string) =>
  useRead(
    getTemplatePreviewParameters,
    templateId !== undefined
      ? { body: { templateId } }
      : name.trim() === ''
        ? null
        : { body: { templateName: name.trim().slice(0, 200) } },
    { keep: true },
  )
