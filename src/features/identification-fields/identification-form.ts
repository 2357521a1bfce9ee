import create from '@/api/generated/requests/AddIdentificationTokenRequest.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { TOKEN_VALUES } from '@/domain/users/tokens.ts'
import { defineForm, type FormValuesOf } from '@/forms/define-form.ts'

export type TokenType = Schemas['IdentificationTokenType']
export type FieldInfo = Schemas['IdentificationFieldInfo']

type Own = { readonly [Name in (typeof TOKEN_VALUES)[number]]?: string | undefined } & {
  readonly type: TokenType
}

/** The initially selected type. */
export const FIRST_TYPE: TokenType = 'MOBIB'

/**
 * A card, plate or number. It has only the properties of the selected type (G079). Plates are converted to upper case.
 */
export const tokenForm = (known: readonly FieldInfo[]) =>
  defineForm(
    { create },
    {
      given: ['userOspId'],
      own: {
        properties: ['type', ...TOKEN_VALUES],
        toRequest: ({ type, ...values }: Own) => {
          const taken = fieldsOf(known, type).map(({ field }) => field)
          const valueOf = (name: (typeof TOKEN_VALUES)[number]): string | undefined =>
            taken.includes(name) ? values[name]?.trim() || undefined : undefined
          return {
            type,
            cardNumber: valueOf('cardNumber'),
            chipId: valueOf('chipId'),
            plate: valueOf('plate')?.toUpperCase(),
            cambioExtRef: valueOf('cambioExtRef'),
            region: valueOf('region'),
          }
        },
      },
      begin: { type: FIRST_TYPE, region: 'BE' }, // R198: a plate is Belgian, unless the user selects another country.
    },
  )
export type TokenValues = FormValuesOf<ReturnType<typeof tokenForm>>

export const fieldsOf = (known: readonly FieldInfo[], type: TokenType) =>
  known.find((one) => one.type === type)?.fields ?? []
