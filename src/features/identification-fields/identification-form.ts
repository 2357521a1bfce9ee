import type { Schemas } from '@/api/generated/schema.ts'
import { asRequest } from '@/forms/draft.ts'
import type { TOKEN_VALUES } from '@/domain/users/tokens.ts'

export type TokenType = Schemas['IdentificationTokenType']
export type FieldInfo = Schemas['IdentificationFieldInfo']

type ValueName = (typeof TOKEN_VALUES)[number]

/** What the fields hold. An empty field has no value. */
export type TokenValues = { readonly [Name in ValueName]?: string | undefined } & {
  readonly type: TokenType
  readonly budgetOspId?: string | undefined
}

/** The request: only what the chosen type takes (G079). Plates are written in capitals. */
export function toRequest(
  values: TokenValues,
  userOspId: string,
  fieldsOf: (type: TokenType) => readonly Schemas['IdentificationField'][],
): Schemas['AddIdentificationTokenRequest'] {
  const { type, budgetOspId } = values
  const given = fieldsOf(type).flatMap(({ field }): readonly [string, string][] => {
    const text = values[field]?.trim() ?? ''
    const written = field === 'plate' ? text.toUpperCase() : text
    return written === '' ? [] : [[field, written]]
  })
  return asRequest<Schemas['AddIdentificationTokenRequest']>({
    userOspId,
    type,
    budgetOspId: budgetOspId === '' ? undefined : budgetOspId,
    ...Object.fromEntries(given),
  })
}
