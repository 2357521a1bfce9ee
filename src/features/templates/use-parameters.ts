import { getTemplatePreviewParameters } from '@/api/generated/operations/templates.ts'
import { useRead } from '@/api/use-read.ts'

/** G124: the values of the template's last use. For a template that is not saved yet, finds them by its name. */
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
