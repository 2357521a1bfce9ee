import type { Schemas } from '@/api/generated/schema.ts'
import { TEMPLATE_LANGUAGES } from '@/i18n/content-languages.ts'
import type { Texts } from '@/forms/values/translations.ts'
import type { BrokenRules } from '~openapi/rules.ts'
import { templateRules } from '~openapi/rules.ts'

export type Template = Schemas['Template']
export type Version = Schemas['TemplateVersion']
export type Language = Schemas['TemplateLanguage']
type VersionInput = Schemas['TemplateVersionInput']

/** R015: nl, en, fr and de. */
export const LANGUAGES: readonly Language[] = TEMPLATE_LANGUAGES.map(({ code }) => code)

/** What the fields of a template hold. An emptied field has no value. */
export interface TemplateValues {
  readonly name?: string
  readonly templateType?: Schemas['TemplateType']
  readonly contentType?: string
  readonly languages?: readonly string[]
  readonly ownerOspId?: string
  readonly category?: string | undefined
  readonly external?: boolean
  /** From when the texts count that are changed here (G382). */
  readonly validFrom?: string
  /** The text of each language that counts now, or the next one where none counts yet. */
  readonly texts?: Texts<Language>
  /** The template of the mail service for each language, for an external template. */
  readonly externals?: Texts<Language>
  /** All versions as text, so that one which someone else adds is a change, although no field shows it. */
  readonly versions?: string
  /** The planned versions that are taken away, as `versionId` names them. */
  readonly removed?: readonly string[]
}

export const versionId = ({ language, validFrom }: Pick<Version, 'language' | 'validFrom'>): string =>
  `${language} ${validFrom}`

/** The version of a language that counts now, or else the next one. Versions come newest first. */
export const shownVersion = (versions: readonly Version[], language: string): Version | undefined => {
  const own = versions.filter((version) => version.language === language)
  return own.find(({ state }) => state === 'CURRENT') ?? own.findLast(({ state }) => state === 'PLANNED')
}

export const NEW_TEMPLATE: TemplateValues = {
  templateType: 'message',
  contentType: 'text/html',
  languages: ['nl'],
  external: false,
  texts: {},
  externals: {},
}

/** `today` is `yyyy-MM-dd`: the day that a change counts from, unless another one is chosen. */
export const toForm =
  (today: string) =>
  ({ name, contentType, languages, owner, category, external, versions }: Template): TemplateValues => {
    const of = (part: 'body' | 'externalTemplateId'): Texts<Language> =>
      Object.fromEntries(LANGUAGES.map((code) => [code, shownVersion(versions, code)?.[part]]))
    return {
      name,
      contentType,
      languages: LANGUAGES.filter((code) => languages.includes(code)),
      ownerOspId: owner.ospId,
      category,
      external,
      validFrom: today,
      texts: of('body'),
      externals: of('externalTemplateId'),
      versions: JSON.stringify(versions.map(toInput)),
      removed: [],
    }
  }

/** Each language that has a text, from the chosen day on. */
export function toCreation(values: TemplateValues): Schemas['TemplateCreation'] {
  const { name = '', templateType = 'message', contentType = '', ownerOspId = '', category } = values
  const { external = false } = values
  const languages = languagesOf(values)
  const versions = languages.flatMap((language) => versionFrom(values, language) ?? [])
  return {
    name: name.trim(),
    templateType,
    contentType,
    languages,
    ownerOspId,
    ...(category !== undefined && { category }),
    ...(external && { external }),
    ...(versions.length > 0 && { versions }),
  }
}

/**
 * What has changed. A changed text becomes a version from the chosen day on, so that the earlier texts stay (G382); where
 * a version begins on that day already, it takes its place. A language that is taken away loses its versions.
 */
export function toUpdate(values: TemplateValues, base: Template): Schemas['UpdateTemplateRequest'] {
  const { name = '', contentType = '', ownerOspId = '', category, external = false } = values
  const languages = languagesOf(values)
  const areLanguagesNew = languages.join() !== LANGUAGES.filter((one) => base.languages.includes(one)).join()
  const versions = versionsOf(values, base)
  const areVersionsNew = external !== base.external || !isSame(versions, base.versions.map(toInput))
  return {
    templateId: base.templateId,
    version: base.version,
    data: {
      ...(name.trim() !== base.name && { name: name.trim() }),
      ...(contentType !== base.contentType && { contentType }),
      ...(areLanguagesNew && { languages }),
      ...(ownerOspId !== base.owner.ospId && { ownerOspId }),
      ...(category !== base.category && { category: category ?? null }),
      ...(external !== base.external && { external }),
      ...(areVersionsNew && { versions }),
    },
  }
}

/** R209, and that a language with a text keeps one: who no longer wants it takes the language away. */
export function brokenRules(
  values: TemplateValues,
  sent: readonly VersionInput[],
  base: Template | undefined,
  prefix = '',
): BrokenRules {
  const languages = languagesOf(values)
  const part = values.external === true ? 'externals' : 'texts'
  const emptied = languages.filter(
    (language) =>
      base?.external === (values.external ?? false) &&
      shownVersion(base.versions, language) !== undefined &&
      textIn(values, language) === undefined,
  )
  return {
    ...templateRules({ languages, external: values.external, versions: sent }, prefix),
    ...Object.fromEntries(emptied.map((language) => [`${part}.${language}`, { rule: 'required' }])),
  }
}

/** The field of a path in either request: a version is a text of a language. */
export const fieldOf = (path: string): string =>
  path
    .replace(/^data\./, '')
    .replace(/^versions\.(\w+)\.body$/, 'texts.$1')
    .replace(/^versions\.(\w+)\.externalTemplateId$/, 'externals.$1')
    .replace(/^versions\.\w+\.validFrom$/, 'validFrom')
    .replace(/^languages\.\w+$/, 'languages')

const languagesOf = ({ languages = [] }: TemplateValues): Language[] =>
  LANGUAGES.filter((language) => languages.includes(language))

const textIn = ({ external, texts, externals }: TemplateValues, language: Language): string | undefined => {
  const text = external === true ? externals?.[language] : texts?.[language]
  return text === undefined || text.trim() === '' ? undefined : text
}

function versionFrom(values: TemplateValues, language: Language): VersionInput | undefined {
  const text = textIn(values, language)
  if (text === undefined) return undefined
  const begins = { language, validFrom: values.validFrom ?? '' }
  return values.external === true ? { ...begins, externalTemplateId: text } : { ...begins, body: text }
}

function versionsOf(values: TemplateValues, base: Template): VersionInput[] {
  const languages = languagesOf(values)
  const isOther = (values.external ?? false) !== base.external
  const removed = new Set(values.removed)
  const kept = isOther
    ? [] // Texts of our own and of the mail service cannot be in one template.
    : base.versions.filter(
        (version) => languages.includes(version.language) && !removed.has(versionId(version)),
      )
  const changed = languages.flatMap((language) => {
    const version = versionFrom(values, language)
    const shown = isOther ? undefined : shownVersion(base.versions, language)
    const isNew =
      version && (version.body ?? version.externalTemplateId) !== (shown?.body ?? shown?.externalTemplateId)
    return isNew === true ? [version] : []
  })
  const places = new Set(changed.map(versionId))
  return [...changed, ...kept.filter((version) => !places.has(versionId(version))).map(toInput)]
}

const toInput = ({ state: _state, ...version }: Version): VersionInput => version

const isSame = (one: readonly VersionInput[], other: readonly VersionInput[]): boolean =>
  one.length === other.length &&
  one.every((version) =>
    other.some(
      (another) =>
        versionId(another) === versionId(version) &&
        another.body === version.body &&
        another.externalTemplateId === version.externalTemplateId,
    ),
  )
