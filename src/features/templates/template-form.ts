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

/** Form values with another shape than in the requests. */
interface Own {
  readonly external?: boolean | undefined
  readonly languages?: readonly string[]
  /** The start date of the texts changed here (G382). */
  readonly validFrom?: string
  /** The current text of each language, or the next one if there is none yet. */
  readonly texts?: Texts<Language>
  /** The template of the mail service for each language, for an external template. */
  readonly externals?: Texts<Language>
  /** All versions as text, so that a version added by someone else counts as a change, although no field shows it. */
  readonly versions?: string
  /** The planned versions to delete, by `versionId`. */
  readonly removed?: readonly string[]
}

export const versionId = ({ language, validFrom }: Pick<Version, 'language' | 'validFrom'>): string =>
  `${language} ${validFrom}`

/** The current version of a language, or else the next one. Versions are sorted newest first. */
export const shownVersion = (versions: readonly Version[], language: string): Version | undefined => {
  const own = versions.filter((version) => version.language === language)
  return own.find(({ state }) => state === 'CURRENT') ?? own.findLast(({ state }) => state === 'PLANNED')
}

/** A template. `today` is `yyyy-MM-dd`: the start date of a change, unless another one is selected. */
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
          // A version is a text in one language.
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

/** R209: a language with a text must keep one. To remove the text, the user removes the language. */
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

/** Each language with a text, starting on the selected day. */
function newVersions(values: Own): VersionInput[] | undefined {
  const versions = languagesOf(values).flatMap((language) => versionFrom(values, language) ?? [])
  return versions.length > 0 ? versions : undefined
}

/**
 * A changed text becomes a version that starts on the selected day, so that earlier texts stay (G382). It replaces a
 * version that starts on the same day. Removing a language removes its versions.
 */
function versionsOf(values: Own, base: Template): VersionInput[] {
  const languages = languagesOf(values)
  const isOther = (values.external ?? false) !== base.external
  const removed = new Set(values.removed)
  const kept = isOther
    ? [] // A template cannot contain both its own texts and templates of the mail service.
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
