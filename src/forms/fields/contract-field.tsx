import type { ReactNode } from 'react'
import type { FieldKind } from '@/api/contract-request.ts'
import { useFieldHint } from '../form-fields.ts'
import { ColourField } from './colour-field.tsx'
import { DateField } from './date-field.tsx'
import { DateTimeField } from './date-time-field.tsx'
import { EmailField } from './email-field.tsx'
import { SelectField, SwitchField, TextField, type ChoiceProps, type FormFieldProps } from './fields.tsx'
import { IbanField } from './iban-field.tsx'
import { MonthField } from './month-field.tsx'
import { MultiSelectField } from './multi-select-field.tsx'
import { MoneyField, NumberField, PercentField } from './number-fields.tsx'
import { PhoneField } from './phone-field.tsx'
import { ReferenceField } from './reference-field.tsx'
import { TextAreaField } from './text-area-field.tsx'

export type ContractFieldProps = FormFieldProps & Pick<ChoiceProps, 'optionLabel'>

/**
 * The field for a property of the form's request, chosen by its type, format, unit and values in the contract. If the
 * screen must add something (where to search, which files), use the specific field directly. The rest still comes from
 * the contract.
 */
export function ContractField({ optionLabel, ...field }: ContractFieldProps) {
  const { hint } = useFieldHint(field.name)
  const kind = hint?.kind ?? 'none'
  if (kind === 'select') return <SelectField {...field} optionLabel={optionLabel} />
  if (kind === 'multi-select') return <MultiSelectField {...field} optionLabel={optionLabel} />
  const render = FIELDS[kind]
  if (!render) throw new Error(`no field of the contract asks for ${field.name}: ${kind}`)
  return render(field)
}

const FIELDS: Readonly<Partial<Record<FieldKind | 'none', (field: FormFieldProps) => ReactNode>>> = {
  text: (field) => <TextField {...field} dir="auto" />,
  'text-area': (field) => <TextAreaField {...field} />,
  email: (field) => <EmailField {...field} />,
  phone: (field) => <PhoneField {...field} />,
  iban: (field) => <IbanField {...field} />,
  reference: (field) => <ReferenceField {...field} />,
  money: (field) => <MoneyField {...field} />,
  percent: (field) => <PercentField {...field} />,
  number: (field) => <NumberField {...field} />,
  switch: (field) => <SwitchField {...field} />,
  date: (field) => <DateField {...field} />,
  'date-time': (field) => <DateTimeField {...field} />,
  month: (field) => <MonthField {...field} />,
  colour: (field) => <ColourField {...field} />,
}
