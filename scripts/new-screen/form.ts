import type { RequestField } from './contract.ts'
import {
  definedForm,
  fieldImports,
  fieldOf,
  fieldsOf,
  labelOf,
  summaryOf,
  wordKey,
  type DefinedForm,
} from './fields.ts'
import {
  camel,
  entryOf,
  kebab,
  labelFrom,
  operationsFrom,
  addYesNoTexts,
  screenProps,
  type GeneratorInput,
  type GeneratorOutput,
} from './screen-spec.ts'

export const SAVE = { nl: 'Opslaan', en: 'Save', fr: 'Enregistrer' }
export const SAVED = { nl: 'Opgeslagen.', en: 'Saved.', fr: 'Enregistré.' }
const SUMMARY = { nl: 'Samenvatting', en: 'Summary', fr: 'Résumé' }
/** The number of fields per step of a wizard. */
const PER_STEP = 4

/** A form of one request, with a field for each of its values. */
export function formScreen(input: GeneratorInput): GeneratorOutput {
  const { parentHref } = input
  const form = definedForm(input, constantOf(input))
  const done =
    parentHref === undefined
      ? ''
      : `onSaved={() => goTo(${parentHref})}\n        onCancel={() => goTo(${parentHref})}`
  return formOutput(
    input,
    form,
    `import { ContractForm } from '@/forms/contract-form.tsx'`,
    `<ContractForm
        ${propsOf(input, form)}
        ${done}
      >
        <Card>
          <div className="stack">
            ${fieldsOf(form.fields)}
          </div>
        </Card>
      </ContractForm>`,
  )
}

/** The same as a form, over several steps with a summary. */
export function wizardScreen(input: GeneratorInput): GeneratorOutput {
  const { spec, parentHref, addText, words } = input
  if (parentHref === undefined) throw new Error('a wizard leads back when it is done: give --parent')
  const constant = constantOf(input)
  const form = definedForm(input, constant)
  const steps = stepsOf(form.fields)
  for (const { id } of steps) addText(`${words}.steps.${id}`, labelFrom(id))
  addText(`${words}.steps.summary`, SUMMARY)
  if (form.fields.some(({ kind }) => kind === 'switch')) addYesNoTexts(addText)
  const formats = [...new Set(form.fields.flatMap(({ format }) => format ?? []))].sort()
  return formOutput(
    input,
    form,
    `import { ContractWizard } from '@/forms/contract-wizard.tsx'
import type { FormValuesOf } from '@/forms/define-form.ts'
${formats.length > 0 ? `import { ${formats.join(', ')} } from '@/i18n/formats.ts'` : ''}
import { useStepAddress } from '@/routes/use-step.ts'
import { useDraft } from '@/session/use-draft.ts'
import { PropertyList } from '@/ui/basics/property-list.tsx'`,
    `<ContractWizard<'${input.operation.id}', FormValuesOf<typeof ${constant}>>
        ${propsOf(input, form)}
        address={useStepAddress()}
        draft={useDraft('${kebab(spec.name)}')}
        onSaved={() => goTo(${parentHref})}
        onCancel={() => goTo(${parentHref})}
        steps={[
${steps
  .map(
    ({ id, fields }) => `{
            id: '${id}',
            title: t('${words}.steps.${id}'),
            has: (field) => [${fields.map((one) => `'${fieldOf(one)}'`).join(', ')}].includes(field),
            content: () => (
              <Card>
                <div className="stack">
                  ${fieldsOf(fields)}
                </div>
              </Card>
            ),
          },`,
  )
  .join('\n')}
          {
            id: 'summary',
            title: t('${words}.steps.summary'),
            content: (values) => (
              <Card>
                <PropertyList
                  items={[
${form.fields.map((one) => `{ label: t('columns.${wordKey(one)}'), value: ${summaryOf(one)} },`).join('\n')}
                  ]}
                />
              </Card>
            ),
          },
        ]}
      />`,
  )
}

const constantOf = ({ spec }: GeneratorInput): string => `${camel(spec.name)}Form`

/** Props shared by form and wizard. */
const propsOf = (
  input: GeneratorInput,
  { given }: DefinedForm,
): string => `{...${constantOf(input)}.creating(${given})}
        label={t('screens.${input.spec.name}')}
        operation={${input.operation.id}}
        refreshes={[${input.contract.readsOf(input.operation.id).join(', ')}]}
        labelOf={(field) => t(\`columns.\${field}\`)}
        saved={() => t('${input.words}.saved')}
        submitLabel={t('${input.words}.submit')}`

function formOutput(
  input: GeneratorInput,
  form: DefinedForm,
  imports: string,
  drawn: string,
): GeneratorOutput {
  const { spec, contract, operation, parentHref, addText, words } = input
  const base = kebab(spec.name)
  if (operation.inPath.length > 0)
    throw new Error(`${operation.id} takes more than its body: write the form by hand, with \`toParams\``)
  const [first] = form.fields
  if (!first) throw new Error('the request has nothing that a field could ask for')
  addText(`${words}.submit`, SAVE)
  addText(`${words}.saved`, SAVED)
  const props = screenProps(form.given + parentHref)
  const imported = [
    operationsFrom(operation.area, [operation.id, ...contract.readsOf(operation.id)]),
    imports,
    fieldImports(form.fields),
    `import { ScreenFrame } from '@/frame/screen-frame.tsx'`,
    parentHref === undefined
      ? ''
      : `import { hrefTo } from '@/routes/href.ts'\nimport { useGoTo } from '@/routes/navigate.tsx'`,
    ...props.imports,
    form.isCompany ? `import { useCompanyOspId } from '@/session/use-viewer.ts'` : '',
    `import { Card } from '@/ui/basics/card.tsx'`,
  ].flatMap((lines) => lines.split('\n'))
  const source = `import { useTranslation } from 'react-i18next'
${imported.toSorted((one, other) => (moduleOf(one) < moduleOf(other) ? -1 : 1)).join('\n')}
import { ${constantOf(input)} } from './${base}-form.ts'

export default function ${spec.name}Screen(${props.argument}) {
  const { t } = useTranslation('${spec.area}')
  ${form.isCompany ? 'const companyOspId = useCompanyOspId()' : ''}
  ${parentHref === undefined ? '' : 'const goTo = useGoTo()'}
  return (
    <ScreenFrame name="${spec.name}"${parentParams(props.argument)}>
      ${drawn}
    </ScreenFrame>
  )
}
`
  return {
    files: { [`${base}-screen.tsx`]: source, [`${base}-form.ts`]: form.source },
    entries: [
      entryOf(spec, spec.name, spec.path, `${base}-screen.tsx`, [
        ...(form.isCompany ? ['needsCompany: true'] : []),
        'readsNothing: true',
      ]),
    ],
    test: [`await expect(page.getByLabel('${labelOf(first)}').first()).toBeVisible()`],
    left: form.left,
  }
}

const moduleOf = (line: string): string => line.split(' from ').at(-1) ?? ''

/** The crumbs need the parameters. */
const parentParams = (argument: string): string => (argument === '' ? '' : ' params={params}')

/** Distributes the fields over steps. */
function stepsOf(
  fields: readonly RequestField[],
): readonly { readonly id: string; readonly fields: readonly RequestField[] }[] {
  const size = Math.min(PER_STEP, Math.max(1, Math.ceil(fields.length / 2)))
  return Array.from({ length: Math.ceil(fields.length / size) }, (_, at) => ({
    id: ORDINALS[at] ?? `step${at + 1}`,
    fields: fields.slice(at * size, (at + 1) * size),
  }))
}
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']
