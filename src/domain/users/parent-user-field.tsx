import { useState } from 'react'
import { call } from '@/api/client.ts'
import { getUser, getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import { useRead } from '@/api/use-read.ts'
import type { FormFieldProps } from '@/forms/fields/fields.tsx'
import { useHeldField } from '@/forms/use-held-field.ts'
import { RemoteSelectField } from '@/forms/fields/remote-select-field.tsx'
import type { RemoteOption } from '@/ui/inputs/use-remote-options.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { nameOf } from './action-user.ts'

export interface ParentUserFieldProps extends FormFieldProps {
  readonly accountOspId: string | undefined
  /** The user, who cannot be their own parent. */
  readonly userOspId: string | undefined
  /** The current parent. */
  readonly present?: { readonly ospId: string; readonly name: string } | undefined
}

/** The user whose family member this one is: another app user of the same company (G148). */
export function ParentUserField({ accountOspId, userOspId, present, ...field }: ParentUserFieldProps) {
  const { value } = useHeldField<string>(field.name, { subscription: { value: true } }).input
  const [first] = useState(value)
  // A draft stores only the identifier.
  const isDraft = first !== '' && first !== present?.ospId
  const { data } = useRead(getUser, isDraft ? { body: { ospId: first } } : null, { ignore: ['*'] })
  return (
    <RemoteSelectField
      {...field}
      known={[
        data && { value: data.ospId, label: nameOf(data) },
        present && { value: present.ospId, label: present.name },
      ]}
      search={(text, signal) => colleagues(accountOspId, userOspId, text, signal)}
    />
  )
}

async function colleagues(
  accountOspId: string | undefined,
  userOspId: string | undefined,
  search: string,
  signal: AbortSignal,
): Promise<readonly RemoteOption[]> {
  const { content } = await call(
    getUsersByFilter,
    {
      query: { size: 20, sort: 'lastname' },
      body: {
        ...withoutUndefined({ corporateAccountOspId: accountOspId }),
        classification: 'mobile',
        search,
      },
    },
    { signal, ignore: ['*'] },
  )
  return content
    .filter(({ ospId }) => ospId !== userOspId)
    .map((found) => ({ value: found.ospId, label: nameOf(found), detail: found.email ?? found.login }))
}
