import type { Schemas } from '@/api/generated/schema.ts'
import { asRequest, type Draft } from '@/forms/draft.ts'
import { changes, trimmed } from '@/forms/values/changes.ts'
import type { Texts } from '@/forms/values/translations.ts'
import { TEXT_LANGUAGES } from '@/i18n/content-languages.ts'

type Update = Schemas['CorporateAccountUpdate']

export type Company = Schemas['CorporateAccount']
/** What the fields of the settings hold. An emptied field has no value. */
export type CompanyValues = Draft<Update>

/** What can be taken away; the other fields always have a value. */
const CLEARABLE = [
  'legalName',
  'companyNumber',
  'street',
  'streetNumber',
  'zipCode',
  'city',
  'iban',
  'bic',
  'poNumber',
  'maxUsers',
  'threshold',
  'paymentReference',
] as const satisfies readonly (keyof Update)[]

/** The fields of one card that changed. Blanks around a text do not count; what was emptied is taken away. */
export function toUpdate(values: CompanyValues, before: CompanyValues): Update {
  const changed = changes(trimmed(values), before)
  const cleared: Partial<Record<(typeof CLEARABLE)[number], null>> = {}
  for (const name of CLEARABLE) if (name in changed && changed[name] === undefined) cleared[name] = null
  return asRequest<Update>({ ...changed, ...cleared })
}

/** The field of a path in the request. A list is one field, so each of its entries has its message there. */
export const fieldOf = (path: string): string =>
  path
    .replace(/^data\./, '')
    .split('.', 1)
    .join()

/** G101, G315: each reason once, in the languages that it has, without blanks around. */
export function toReasons(entries: readonly Texts<string>[]): Schemas['UsageReason'][] {
  const reasons = entries.map((entry) =>
    Object.fromEntries(
      TEXT_LANGUAGES.flatMap(({ code }) => {
        const text = (entry[code] ?? '').trim()
        return text === '' ? [] : [[code, text]]
      }),
    ),
  )
  const filled = reasons.filter((reason) => Object.keys(reason).length > 0)
  return [...new Map(filled.map((reason) => [JSON.stringify(reason), reason])).values()]
}
