import { useState } from 'react'
import { call } from '@/api/client.ts'
import { getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import { useFormField, type FormFieldProps } from '@/forms/fields.tsx'
import { Field } from '@/ui/field.tsx'
import { RemoteSelect } from '@/ui/remote-select.tsx'
import type { RemoteOption } from '@/ui/use-remote-options.ts'
import { nameOf } from '@/users/user-actions.ts'
import type { AppUser } from '@/users/user-form.ts'

/** The user whose family member this one is: another app user of the same company (G148). */
export function ParentUserField({ user, name, label, help }: FormFieldProps & { readonly user: AppUser }) {
  const { input, error } = useFormField<string>({ name, label })
  const [chosen, setChosen] = useState<RemoteOption>()
  const value = input.value ?? ''
  const known = [chosen, user.parentUser && toOption(user.parentUser)].find(
    (option) => option?.value === value,
  )
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <RemoteSelect
          {...control}
          clearable
          value={value === '' ? undefined : (known ?? { value, label: value })}
          onChange={(option) => {
            setChosen(option)
            input.onChange(option?.value ?? '')
            input.onBlur()
          }}
          search={(text, signal) => colleagues(user, text, signal)}
        />
      )}
    </Field>
  )
}

const toOption = ({ ospId, name }: { readonly ospId: string; readonly name: string }): RemoteOption => ({
  value: ospId,
  label: name,
})

async function colleagues(
  user: AppUser,
  search: string,
  signal: AbortSignal,
): Promise<readonly RemoteOption[]> {
  const account = user.corporateAccount?.ospId
  const { content } = await call(
    getUsersByFilter,
    {
      query: { size: 20, sort: 'lastName' },
      body: {
        ...(account !== undefined && { corporateAccountOspId: account }),
        classification: 'mobile',
        search,
      },
    },
    { signal, ignore: ['*'] },
  )
  return content
    .filter(({ ospId }) => ospId !== user.ospId)
    .map((found) => ({ value: found.ospId, label: nameOf(found), detail: found.email ?? found.login }))
}
