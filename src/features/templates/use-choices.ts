import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  getExternalTemplates,
  getPredefinedTemplateNames,
  getTemplateCategories,
  getTemplateContentTypes,
  getTemplateOwners,
} from '@/api/generated/operations/templates.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import type { SelectOption } from '@/ui/inputs/inputs.tsx'
import type { Template } from './template-form.ts'

const KEPT = { keep: true } as const

/** The possible owners of a template. An inactive partner keeps its templates. */
export function useOwners(present?: Template): readonly SelectOption[] {
  const owners = useRead(getTemplateOwners, {}, KEPT).data ?? []
  const known = present && !owners.some(({ ospId }) => ospId === present.owner.ospId) ? [present.owner] : []
  return [...owners, ...known].map(({ ospId, name }) => ({ value: ospId, label: name }))
}

/** The categories of templates, as texts (G380). */
export const useCategories = (): readonly SelectOption[] =>
  (useRead(getTemplateCategories, {}, KEPT).data ?? []).map(({ code, label }) => ({ value: code, label }))

/** The content types, as texts if the portal has them. */
export function useContentTypes(): readonly SelectOption[] {
  const { t } = useTranslation('templates')
  return (useRead(getTemplateContentTypes, {}, KEPT).data ?? []).map((type) => ({
    value: type,
    label:
      type === 'text/html' ? t('contentTypes.html') : type === 'text/plain' ? t('contentTypes.plain') : type,
  }))
}

/** R210: the names under which the platform looks up its own texts of a type. */
export const usePredefinedNames = (type: components['schemas']['TemplateType']): readonly string[] =>
  useRead(getPredefinedTemplateNames, { path: { x: type } }, KEPT).data ?? []

interface ExternalOption extends SelectOption {
  readonly language?: string | undefined
}

/** R210: the templates of the mail service, by type. Returns the same array until it changes. */
export function useExternalTemplates(): readonly ExternalOption[] {
  const { data } = useRead(getExternalTemplates, {}, KEPT)
  return useMemo(
    () =>
      (data ?? []).flatMap(({ externalTemplateType, templates }) =>
        templates.map(({ externalTemplateId, name, language }) => ({
          value: externalTemplateId,
          label: `${externalTemplateType}: ${name}`,
          language,
        })),
      ),
    [data],
  )
}
