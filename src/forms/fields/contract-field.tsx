import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ColourField } from './colour-field.tsx'
import { DateField } from './date-field.tsx'
import { DateTimeField } from './date-time-field.tsx'
import { EmailField } from './email-field.tsx'
import { SelectField, SwitchField, TextField, type FormFieldProps } from './fields.tsx'
import { withoutData } from '../form-errors.ts'
import { IbanField } from './iban-field.tsx'
import { MonthField } from './month-field.tsx'
import { MultiSelectField } from './multi-select-field.tsx'
import { MoneyField, NumberField, PercentField } from './number-fields.tsx'
import { PhoneField } from './phone-field.tsx'
import { TextAreaField } from './text-area-field.tsx'

/** What the contract says of a property, as `src/api/generated/fields` has it. */
interface FieldHint {
  readonly kind: FieldKind
  readonly required?: true
  readonly unit?: string
  readonly options?: readonly string[]
}
type Fields = Readonly<Record<string, FieldHint>>

/** Where the contract lists the values, somebody must know their words. */
type WordsOf<Hint extends FieldHint | undefined> = Hint extends { readonly options: readonly string[] }
  ? { readonly wordOf: (value: string) => string }
  : { readonly wordOf?: undefined }

export type ContractFieldProps<Of extends Fields, Path extends keyof Of & string> = Omit<
  FormFieldProps,
  'name'
> & {
  /** The fields of the request. */
  readonly of: Of
  /** Of the property in the request, such as `data.email`. */
  readonly path: Path
  /** Of the value in the form, where it is not the path without `data.`. */
  readonly name?: string
} & WordsOf<Of[Path]>

/**
 * The field that the contract wants for a property: by its type, format, unit and values. Whether it is required is the
 * contract's word too. For what only a screen can know (where to search, what a file may be) use the field itself.
 */
export function ContractField<Of extends Fields, Path extends keyof Of & string>(
  props: ContractFieldProps<Of, Path>,
) {
  const { of, path, name = withoutData(path), label, help, readOnly, wordOf = asIs } = props
  const { t } = useTranslation('ui')
  const { kind, unit, options = [], ...hint }: FieldHint = of[path] ?? { kind: 'text' }
  const required = hint.required ?? props.required
  const choices = options.map((value) => ({ value, label: wordOf(value) }))
  const field: FormFieldProps = {
    name,
    label,
    ...(help !== undefined && { help }),
    ...(readOnly && { readOnly: true }),
    ...(required && { required: true }),
  }
  if (kind === 'number') return <NumberField {...field} {...unitOf(unit)} />
  if (kind === 'multi-select') return <MultiSelectField {...field} options={choices} />
  if (kind === 'select')
    // A choice that need not be made can be taken back.
    return <SelectField {...field} options={choices} placeholder={t(required ? 'form.choose' : 'absent')} />
  return PLAIN[kind](field)
}

/** Fields that need no more than any field. */
const PLAIN = {
  text: (field) => <TextField {...field} dir="auto" />,
  'text-area': (field) => <TextAreaField {...field} />,
  email: (field) => <EmailField {...field} />,
  phone: (field) => <PhoneField {...field} />,
  iban: (field) => <IbanField {...field} />,
  money: (field) => <MoneyField {...field} />,
  percent: (field) => <PercentField {...field} />,
  switch: (field) => <SwitchField {...field} />,
  date: (field) => <DateField {...field} />,
  'date-time': (field) => <DateTimeField {...field} />,
  month: (field) => <MonthField {...field} />,
  colour: (field) => <ColourField {...field} />,
} satisfies Readonly<Record<string, (field: FormFieldProps) => ReactNode>>

type FieldKind = keyof typeof PLAIN | 'number' | 'select' | 'multi-select'

/** How people write the units of the contract (`x-unit`). */
const SIGNS: Readonly<Record<string, string>> = { degree: '°', pixels: 'px', 'EUR/km': '€/km', bytes: 'B' }

const unitOf = (unit: string | undefined): { readonly unit?: string } =>
  unit === undefined ? {} : { unit: SIGNS[unit] ?? unit }

const asIs = (value: string): string => value
