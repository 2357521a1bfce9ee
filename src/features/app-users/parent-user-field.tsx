import { useState } from 'react'
import { call } from '@/api/client.ts'
import { getUser, getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import { useRead } from '@/api/use-read.ts'
import { useFormField, type FormFieldProps } from '@/forms/fields.tsx'
import { Field } from '@/ui/field.tsx'
import { RemoteSelect } from '@/ui/remote-select.tsx'
import type { RemoteOption } from '@/ui/use-remote-options.ts'
import { nameOf } from '@/users/user-actions.ts'

export interface ParentUserFieldProps extends FormFieldProps {
  readonly accountOspId: string | undefined
  /** The user who cannot be the own parent. */
  readonly userOspId: string | undefined
  /** The parent until now. */
  readonly present?: { readonly ospId: string; readonly name: string } | undefined
}

/** The user whose family member this one is: another app user of the same company (G148). */
export function ParentUserField({
  accountOspId,
  userOspId,
  present,
  name,
  label,
  help,
}: ParentUserFieldProps) {
  const { input, error } = useFormField<string>({ name, label })
  const [chosen, setChosen] = useState<RemoteOption>()
  const value = input.value ?? ''
  const known = [chosen, present && { value: present.ospId, label: present.name }].find(
    (option) => option?.value === value,
  )
  // Of a draft only the identifier is kept.
  const read = useRead(getUser, value === '' || known ? null : { body: { ospId: value } }, { ignore: ['*'] })
  const found = read.data?.ospId === value ? nameOf(read.data) : value
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <RemoteSelect
          {...control}
          clearable
          value={value === '' ? undefined : (known ?? { value, label: found })}
          onChange={(option) => {
            setChosen(option)
            input.onChange(option?.value ?? '')
            input.onBlur()
          }}
          search={(text, signal) => colleagues(accountOspId, userOspId, text, signal)}
        />
      )}
    </Field>
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
      query: { size: 20, sort: 'lastName' },
      body: {
        ...(accountOspId !== undefined && { corporateAccountOspId: accountOspId }),
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
