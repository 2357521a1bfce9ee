/** Templates as the contract describes them, their possible owners, and the rendering of texts. */
import type { components } from '@/api/generated/schema.ts'
import { fillPlaceholders, placeholdersIn } from '~openapi/placeholders.ts'
import { type BrokenRules, templateRules } from '~openapi/rules.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { taken } from '../../refusal.ts'
import {
  CONTENT_TYPES,
  EXTERNAL_TEMPLATES,
  LAST_USES,
  PLATFORM,
  PREDEFINED_NAMES,
  TEMPLATE_CATEGORIES,
} from '../../seed/texts/templates.ts'
import type { TemplateRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { refuseBrokenRules } from '../rule-errors.ts'
import { sorted } from '../lists.ts'
import { localTime } from '~notations/brussels.ts'
import { dayOf } from '../months.ts'
import { inLanguage } from '../in-language.ts'

type Schemas = components['schemas']

export function toTemplate(
  world: World,
  row: TemplateRow,
  language: Schemas['Language'],
): Schemas['Template'] {
  const { ownerOspId: _owner, versions, ...template } = row
  const label = categoryLabel(row.category, language)
  return {
    ...template,
    ...withoutUndefined({ categoryLabel: label }),
    predefined: PREDEFINED_NAMES[row.templateType].includes(row.name),
    owner: ownerOf(world, row),
    versions: withStates(row.languages, versions, dayOf(world.now())),
  }
}

/** The label of a category. */
export const categoryLabel = (
  category: string | undefined,
  language: Schemas['Language'],
): string | undefined => inLanguage(TEMPLATE_CATEGORIES[category ?? ''], language)

/** The owner with its current name. */
export const ownerOf = (world: World, { ownerOspId }: TemplateRow): Schemas['Ref'] => ({
  ospId: ownerOspId,
  name: world.tables.partners.get(ownerOspId)?.data.name ?? PLATFORM.name,
})

/** The platform, then the active partners by name. */
export function templateOwners(world: World): Schemas['Ref'][] {
  const partners = world.tables.partners
    .filter(({ active }) => active)
    .map(({ ospId, data: { name } }) => ({ ospId, name }))
  return [PLATFORM, ...sorted(partners, 'name', { name: ({ name }) => name }, ({ ospId }) => ospId)]
}

/** The parts of a template that are validated. */
type TemplateDraft = Omit<TemplateRow, 'templateId' | 'version'>

/** R178, R209: throws 422 with every invalid field, then 409 when the name is taken. */
export function refuseInvalidTemplate(
  world: World,
  draft: TemplateDraft,
  prefix = '',
  current?: TemplateRow,
): void {
  const { contentType, category, ownerOspId, versions } = draft
  const isOwner = templateOwners(world).some(({ ospId }) => ospId === ownerOspId)
  const notOffered = Object.entries({
    [`${prefix}contentType`]: CONTENT_TYPES.includes(contentType),
    [`${prefix}category`]: category === undefined || category in TEMPLATE_CATEGORIES,
    // A partner that was deactivated keeps its templates.
    [`${prefix}ownerOspId`]: isOwner || ownerOspId === current?.ownerOspId,
    ...Object.fromEntries(
      versions.map(({ externalTemplateId: id }, index) => [
        `${prefix}versions.${index}.externalTemplateId`,
        id === undefined || EXTERNAL_TEMPLATES.some(({ externalTemplateId }) => externalTemplateId === id),
      ]),
    ),
  }).filter(([, isOffered]) => !isOffered)
  const unknown: BrokenRules = Object.fromEntries(notOffered.map(([field]) => [field, { rule: 'allowed' }]))
  refuseBrokenRules({ ...unknown, ...templateRules(draft, prefix) })
  const name = draft.name.toLowerCase()
  const duplicate = world.tables.templates.find(
    (other) =>
      other.templateId !== current?.templateId &&
      other.templateType === draft.templateType &&
      other.ownerOspId === ownerOspId &&
      other.name.toLowerCase() === name,
  )
  if (duplicate) throw taken(`${prefix}name`, 'unique', 'The name must be unique')
}

/** The parameters of the last mail made from the template: from the outbox, otherwise from the seed. */
export function lastParameters(world: World, name: string): Schemas['TemplateParameters'] {
  const sent = world.tables.outbox.filter(({ channel }) => channel === 'mail')
  const mail = sent.findLast(({ kind }) => kind.toUpperCase() === name)
  const user = mail && world.tables.users.get(mail.userOspId)
  if (!mail || !user) return LAST_USES[name] ?? { parameters: {} }
  const company = world.tables.corporateAccounts.get(user.corporateAccountOspId ?? '')
  return {
    parameters: {
      firstName: user.firstName,
      lastName: user.lastName,
      email: mail.to,
      ...withoutUndefined({ login: user.login }),
      ...(company && { companyName: company.data.name }),
    },
    usedOn: localTime(new Date(mail.sentAt)),
  }
}

/** The text with its parameters, escaped for the content type. A missing parameter becomes `[missing: name]`. */
export function renderText(
  body: string,
  contentType: string,
  parameters: Readonly<Record<string, string>>,
): Schemas['RenderedTemplate'] {
  const escape = contentType === 'text/html' ? escapeHtml : (value: string) => value
  // Ignores the properties that every object inherits, such as `constructor`.
  const valueOf = (name: string): string | undefined =>
    Object.hasOwn(parameters, name) ? parameters[name] : undefined
  return {
    contentType,
    text: fillPlaceholders(body, (name) => escape(valueOf(name) ?? `[missing: ${name}]`)),
    missing: placeholdersIn(body).filter((name) => valueOf(name) === undefined),
  }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '')

/** Versions by language, newest first. The active one is the newest whose start has passed. */
function withStates(
  languages: readonly Schemas['TemplateLanguage'][],
  versions: readonly Schemas['TemplateVersionInput'][],
  today: string,
): Schemas['TemplateVersion'][] {
  return languages.flatMap((language) => {
    const newestFirst = versions
      .filter((version) => version.language === language)
      .sort((one, other) => (one.validFrom < other.validFrom ? 1 : -1))
    const current = newestFirst.find(({ validFrom }) => validFrom <= today)
    return newestFirst.map((version) => ({
      ...version,
      state: version.validFrom > today ? 'PLANNED' : version === current ? 'CURRENT' : 'PAST',
    }))
  })
}
