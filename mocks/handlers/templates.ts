import type { components } from '@/api/generated/schema.ts'
import {
  categoryLabel,
  lastParameters,
  ownerOf,
  refuseInvalidTemplate,
  renderText,
  templateOwners,
  toTemplate,
} from '../behaviour/messages/templates.ts'
import { refuseBrokenRules } from '../behaviour/rule-errors.ts'
import { type Columns, paged, sorted } from '../behaviour/lists.ts'
import { fold } from '../behaviour/text.ts'
import { changedFields } from '../behaviour/users/user-changes.ts'
import { refuseStale } from '../behaviour/users/users.ts'
import { handlersFor } from '../handler.ts'
import { notFound } from '../refusal.ts'
import {
  CONTENT_TYPES,
  EXTERNAL_TEMPLATE_TYPES,
  EXTERNAL_TEMPLATES,
  PREDEFINED_NAMES,
  TEMPLATE_CATEGORIES,
} from '../seed/texts/templates.ts'
import type { TemplateRow } from '../tables.ts'
import type { World } from '../world.ts'
import { hasBrokenPlaceholder } from '~openapi/placeholders.ts'
import { inLanguage } from '../behaviour/in-language.ts'

export const templates = handlersFor({
  createTemplate({ world, caller, body, reply }) {
    const { external = false, versions = [], ...rest } = body
    const draft = { ...rest, name: body.name.trim(), external, versions }
    refuseInvalidTemplate(world, draft)
    const template = world.tables.templates.insert({
      templateId: world.nextId('tpl'),
      version: 1,
      ...draft,
    })
    return reply(200, toTemplate(world, template, caller.language))
  },

  updateTemplate({ world, caller, body: { templateId, version, data }, reply }) {
    const template = world.tables.templates.require(templateId)
    refuseStale(template.version, version)
    const draft = changedFields(template, { ...data, name: (data.name ?? template.name).trim() })
    refuseInvalidTemplate(world, draft, 'data.', template)
    const changed = world.tables.templates.update(templateId, {
      ...draft,
      category: draft.category,
      version: template.version + 1,
    })
    return reply(200, toTemplate(world, changed, caller.language))
  },

  deleteTemplate({ world, body, reply }) {
    world.tables.templates.remove(body.templateId)
    return reply(204)
  },

  getTemplates({ world, caller, query, body, reply }) {
    const { templateId, templateType, templateNameLike = '', ownerNameLike = '', language } = body
    const found = world.tables.templates.filter(
      (row) =>
        (templateId === undefined || row.templateId === templateId) &&
        (templateType === undefined || row.templateType === templateType) &&
        (language === undefined || row.languages.includes(language)) &&
        contains(row.name, templateNameLike) &&
        contains(ownerOf(world, row).name, ownerNameLike),
    )
    const rows = sorted(found, query.sort ?? 'name', columns(world, caller.language), (row) => row.templateId)
    return reply(
      200,
      paged(rows, query, (row) => toTemplate(world, row, caller.language)),
    )
  },

  getTemplateCategories({ caller, reply }) {
    const categories = Object.entries(TEMPLATE_CATEGORIES).map(([code, labels]) => ({
      code,
      label: inLanguage(labels, caller.language),
    }))
    return reply(
      200,
      sorted(categories, 'label', { label: ({ label }) => label }, ({ code }) => code),
    )
  },

  getTemplateOwners({ world, reply }) {
    return reply(200, templateOwners(world))
  },

  getExternalTemplates({ reply }) {
    const groups = EXTERNAL_TEMPLATE_TYPES.map((type) => ({
      externalTemplateType: type,
      templates: externalOf(type),
    }))
    return reply(
      200,
      groups.filter((group) => group.templates.length > 0),
    )
  },

  getExternalTemplatesByType({ path, reply }) {
    if (!EXTERNAL_TEMPLATE_TYPES.includes(path.type)) throw notFound()
    return reply(200, externalOf(path.type))
  },

  getExternalTemplateTypes({ reply }) {
    return reply(200, [...EXTERNAL_TEMPLATE_TYPES])
  },

  getTemplateContentTypes({ reply }) {
    return reply(200, [...CONTENT_TYPES])
  },

  getTemplateTypes({ reply }) {
    return reply(200, ['message', 'ticket'])
  },

  getPredefinedTemplateNames({ path, reply }) {
    return reply(200, [...PREDEFINED_NAMES[path.x]])
  },

  getTemplatePreviewParameters({ world, body: { templateId, templateName }, reply }) {
    const name =
      templateId === undefined ? (templateName ?? '') : world.tables.templates.require(templateId).name
    return reply(200, lastParameters(world, name))
  },

  renderTemplatePreview({ body: { body, contentType, parameters }, reply }) {
    refuseBrokenRules({
      ...(!CONTENT_TYPES.includes(contentType) && { contentType: { rule: 'allowed' } }),
      ...(hasBrokenPlaceholder(body) && { body: { rule: 'placeholder' } }),
    })
    return reply(200, renderText(body, contentType, parameters))
  },
})

const columns = (world: World, language: components['schemas']['Language']): Columns<TemplateRow> => ({
  name: ({ name }) => name,
  templateType: ({ templateType }) => templateType,
  contentType: ({ contentType }) => contentType,
  owner: (row) => ownerOf(world, row).name,
  categoryLabel: ({ category }) => categoryLabel(category, language),
})

const contains = (text: string, part: string): boolean => fold(text).includes(fold(part.trim()))

/** The external templates of a type, by name. */
const externalOf = (type: string) =>
  sorted(
    EXTERNAL_TEMPLATES.filter(({ externalTemplateType }) => externalTemplateType === type),
    'name',
    { name: ({ name }) => name },
    ({ externalTemplateId }) => externalTemplateId,
  )
