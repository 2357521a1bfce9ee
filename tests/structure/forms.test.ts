import { describe, expect, it } from 'vitest'
import { formFindings } from '../../scripts/checks/forms.ts'
import type { Contract } from '../../openapi/contract-types.ts'

const contract: Contract = {
  paths: {},
  components: {
    responses: {},
    schemas: {
      Language: { type: 'string', enum: ['nl', 'en', 'fr'] },
      Frequency: { type: ['string', 'null'], enum: ['MONTH', 'YEAR', null] },
    },
  },
}
const languages = {
  path: 'src/i18n/languages.ts',
  source: "export const LANGUAGES = ['nl', 'en', 'fr'] as const",
}
const findings = (source: string, path = 'src/features/a/b.tsx'): string[] =>
  formFindings([{ path, source }, languages], contract)

describe('facts about a field that the contract states', () => {
  it.each([
    ['that it is required', '<TextField name="name" required />'],
    ['that it is required in some cases', '<TextField name="name" required={isNew} />'],
    ['its maximum length', '<CountedTextField name="reason" max={LONGEST} />'],
    ['the maximum length of its text', '<TextField name="plate" maxLength={15} />'],
    ['its unit', '<NumberField name="distance" unit="km" />'],
    ['its values', "<SelectField options={['MONTH', 'YEAR'].map(toOption)} />"],
    ['some of its values', "<SelectField options={(['MONTH'] as const).map(toOption)} />"],
    ['its values as options', "<SelectField options={[{ value: 'MONTH', label: t('month') }]} />"],
    [
      'its values in a list',
      "const ALL = ['MONTH', 'YEAR'] as const; const a = <SelectField options={ALL.map(toOption)} />",
    ],
    [
      'its values in an imported list',
      "import { LANGUAGES } from '@/i18n/languages.ts'; const a = <RadioField options={LANGUAGES.map(toOption)} />",
    ],
  ])('must not be repeated: %s', (_what, source) => {
    expect(findings(source)).toHaveLength(1)
    expect(findings(source, 'src/domain/a/b.tsx')).toHaveLength(1)
  })

  it.each([
    ['the order, label and help', '<ContractField name="name" label={t("a")} help={t("b")} />'],
    ['an additional requirement of this form', '<DateField name="day" requiredHere />'],
    ['a unit that depends on another field', '<NumberField name="rate" unitHere={t(unit)} />'],
    ['a limit that depends on the current date', '<DateField name="day" min={today()} />'],
    ['values from the server', '<SelectField options={types.map(toOption)} />'],
    ['values that only the screen has', "<SelectField options={['company', 'on', 'off'].map(toOption)} />"],
    ['an input outside of a form', '<Field required><TextInput maxLength={3} /></Field>'],
  ])('may be set: %s', (_what, source) => expect(findings(source)).toEqual([]))

  it('may be set by the forms and the fields themselves', () =>
    expect(findings('<TextField required />', 'src/forms/fields/a.tsx')).toEqual([]))
})
