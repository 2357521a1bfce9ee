import create from '@/api/generated/requests/TemplateCreation.ts'
import update from '@/api/generated/requests/UpdateTemplateRequest.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { defineForm, type FormValuesOf } from '@/forms/define-form.ts'
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

/** What the fields hold in another form than the requests. */
interface Own {
  readonly external?: boolean | undefined
  readonly languages?: readonly string[]
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

/** A template. `today` is `yyyy-MM-dd`: the day that a change counts from, unless another one is chosen. */
export const templateForm = (today: string) =>
  defineForm(
    { create, update },
    {
      of: (template: Template) => ({ ...template, ownerOspId: template.owner.ospId }),
      ids: { templateId: 'templateId', version: 'version' },
      own: {
        properties: ['languages', 'versions'],
        toFields: ({ external, languages, versions }): Own => {
          const of = (part: 'body' | 'externalTemplateId'): Texts<Language> =>
            Object.fromEntries(LANGUAGES.map((code) => [code, shownVersion(versions, code)?.[part]]))
          return {
            external,
            languages: LANGUAGES.filter((code) => languages.includes(code)),
            validFrom: today,
            texts: of('body'),
            externals: of('externalTemplateId'),
            versions: JSON.stringify(versions.map(toInput)),
            removed: [],
          }
        },
        toRequest: (values, base) => ({
          languages: languagesOf(values),
          versions: base ? versionsOf(values, base) : newVersions(values),
        }),
        fields: {
          languages: 'languages',
          // A version is a text of a language.
          versions: (rest) =>
            rest
              .replace(/^(\w+)\.body$/, 'texts.$1')
              .replace(/^(\w+)\.externalTemplateId$/, 'externals.$1')
              .replace(/^\w+\.validFrom$/, 'validFrom') || 'versions',
        },
      },
      begin: {
        templateType: 'message',
        contentType: 'text/html',
        languages: ['nl'],
        external: false,
        validFrom: today,
        texts: {},
        externals: {},
      },
    },
  )
export type TemplateValues = FormValuesOf<ReturnType<typeof templateForm>>

/** R209, and that a language with a text keeps one: who no longer wants it takes the language away. */
export function brokenRules(
  values: Own,
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

const languagesOf = ({ languages = [] }: Own): Language[] =>
  LANGUAGES.filter((language) => languages.includes(language))

const textIn = ({ external, texts, externals }: Own, language: Language): string | undefined => {
  const text = external === true ? externals?.[language] : texts?.[language]
  return text === undefined || text.trim() === '' ? undefined : text
}

function versionFrom(values: Own, language: Language): VersionInput | undefined {
  const text = textIn(values, language)
  if (text === undefined) return undefined
  const begins = { language, validFrom: values.validFrom ?? '' }
  return values.external === true ? { ...begins, externalTemplateId: text } : { ...begins, body: text }
}

/** Each language that has a text, from the chosen day on. */
function newVersions(values: Own): VersionInput[] | undefined {
  const versions = languagesOf(values).flatMap((language) => versionFrom(values, language) ?? [])
  return versions.length > 0 ? versions : undefined
}

/**
 * A changed text becomes a version from the chosen day on, so that the earlier texts stay (G382); where a version begins
 * on that day already, it takes its place. A language that is taken away loses its versions.
 */
function versionsOf(values: Own, base: Template): VersionInput[] {
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
