import { TextField, type FormFieldProps } from './fields.tsx'

/** An email address (R135): no capitals, no spell checking, and left to right in every language. */
export const EmailField = (props: FormFieldProps) => (
  <TextField {...props} type="email" autoCapitalize="none" spellCheck={false} dir="ltr" />
)
