import { TextField, type FormFieldProps } from './fields.tsx'

/** A mail address (R135): no capital, no spelling, from left to right whatever the language. */
export const EmailField = (props: FormFieldProps) => (
  <TextField {...props} type="email" autoCapitalize="none" spellCheck={false} dir="ltr" />
)
