/**
 * Definitions of forms that must not compile. Only the type check reads this file; it never runs. Each `@ts-expect-error`
 * fails the check when the line below it compiles.
 */
import create from '@/api/generated/requests/UserGroupCreation.ts'
import update from '@/api/generated/requests/UpdateUserGroupRequest.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { defineForm, type FormValuesOf } from './define-form.ts'

type Group = Schemas['UserGroup']

export const right = defineForm(
  { create, update },
  { of: ({ data }: Group) => data, names: { extId: 'name' }, given: ['corporateAccount'] },
)
export const values: FormValuesOf<typeof right> = {
  name: 'Night shift',
  description: undefined,
  active: true,
}
export const body: Schemas['UserGroupCreation'] = right
  .creating({ corporateAccount: { ospId: 'ca-1' } })
  .toBody(values)

// @ts-expect-error the field is called `name` in the form
export const notRenamed: FormValuesOf<typeof right> = { extId: 'Night shift' }

// @ts-expect-error a name is a text
export const wrongValue: FormValuesOf<typeof right> = { name: 3 }

// @ts-expect-error the company is given by the screen
export const notGiven = right.creating()

export const forgotten = defineForm(
  { update },
  {
    // @ts-expect-error `active` of the update is not read from the record, and would always be empty
    of: ({ data: { extId, description } }: Group) => ({ extId, description }),
  },
)

export const unknown = defineForm(
  { create },
  {
    // @ts-expect-error the contract has no colour of a group
    left: ['colour'],
  },
)

export const notWritten = defineForm(
  { create },
  {
    given: ['corporateAccount'],
    own: {
      properties: ['extId', 'description'],
      // @ts-expect-error the description is never sent
      toRequest: ({ text = '' }: { readonly text?: string }) => ({ extId: text }),
    },
  },
)

export const noVersion = defineForm(
  { update },
  {
    of: ({ data }: Group) => data,
    // @ts-expect-error a group has no `revision`
    ids: { ospId: 'ospId', version: 'revision' },
  },
)

export const part = defineForm(
  { update },
  { of: ({ data }: Group) => ({ extId: data.extId }), only: ['extId'] },
)

// @ts-expect-error the description is a field of another form
export const ofAnother: FormValuesOf<typeof part> = { description: 'Night shift' }

export const unknownPart = defineForm(
  { update },
  {
    of: ({ data }: Group) => data,
    // @ts-expect-error the contract has no colour of a group
    only: ['colour'],
  },
)
