import type { Asked } from './contract.ts'
import { fieldImports, fieldOfSource, fieldsOf, formValues, type FormValues } from './values.ts'
import {
  entryOf,
  kebab,
  labelFrom,
  operationsFrom,
  sayYesNo,
  screenProps,
  type Workbench,
  type Written,
} from './wish.ts'

export const SAVE = { nl: 'Opslaan', en: 'Save', fr: 'Enregistrer' }
export const SAVED = { nl: 'Opgeslagen.', en: 'Saved.', fr: 'Enregistré.' }
const SUMMARY = { nl: 'Samenvatting', en: 'Summary', fr: 'Résumé' }
/** So many fields stand on one step of a wizard. */
const PER_STEP = 4

/** A form of one request: a field for each value that it asks for. */
export function formScreen(bench: Workbench): Written {
  const { wish, parentHref } = bench
  const { name } = wish
  const base = kebab(name)
  const values = formValues(bench)
  const write = writeOf(bench, values)
  const back = parentHref === undefined ? '' : `onCancel={() => goTo(${parentHref})}`
  const saved = parentHref === undefined ? '' : `onSaved={() => goTo(${parentHref})}`
  const props = screenProps(write.body + back)
  const source = `import { useTranslation } from 'react-i18next'
${write.imports}
import request from '@/api/generated/requests/${write.schema}.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
${fieldImports(values.asked)}
import { restore } from '@/forms/values/restore.ts'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
${navigation(bench)}
${props.imports.join('\n')}
${values.isCompany ? `import { useCompanyOspId } from '@/session/use-viewer.ts'` : ''}
import { Card } from '@/ui/basics/card.tsx'
import { EMPTY, toBody } from './${base}-values.ts'

export default function ${name}Screen(${props.argument}) {
  const { t } = useTranslation('${wish.area}')
  ${values.isCompany ? 'const companyOspId = useCompanyOspId()' : ''}
  ${parentHref === undefined ? '' : 'const goTo = useGoTo()'}
  return (
    <ScreenFrame name="${name}"${parentParams(props.argument)}>
      <ContractForm
        label={t('screens.${name}')}
        request={request}
        operation={${bench.operation.id}}
        refreshes={[${write.refreshes.join(', ')}]}
        initial={EMPTY}
        toBody={(values) => ${write.body}}
        fieldOf={${fieldOfSource(values.asked)}}
        labelOf={(field) => t(\`columns.\${field}\`)}
        saved={() => t('${bench.words}.saved')}
        ${saved}
        ${back}
        submitLabel={t('${bench.words}.submit')}
      >
        <Card>
          <div className="stack">
            ${fieldsOf(values.asked)}
          </div>
        </Card>
      </ContractForm>
    </ScreenFrame>
  )
}
`
  return writtenForm(bench, values, source)
}

/** As a form, over several steps with a summary. */
export function wizardScreen(bench: Workbench): Written {
  const { wish, parentHref, say, words } = bench
  const { name } = wish
  const base = kebab(name)
  if (parentHref === undefined) throw new Error('a wizard leads back when it is done: give --parent')
  const values = formValues(bench)
  const write = writeOf(bench, values)
  const steps = stepsOf(values.asked)
  for (const { id } of steps) say(`${words}.steps.${id}`, labelFrom(id))
  say(`${words}.steps.summary`, SUMMARY)
  if (values.asked.some(({ kind }) => kind === 'switch')) sayYesNo(say)
  const props = screenProps(write.body + parentHref)
  const source = `import { useTranslation } from 'react-i18next'
${write.imports}
import request from '@/api/generated/requests/${write.schema}.ts'
${fieldImports(values.asked)}
import { ContractWizard } from '@/forms/contract-wizard.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
${navigation(bench)}
import { useStepAddress } from '@/routes/use-step.ts'
${props.imports.join('\n')}
import { useDraft } from '@/session/use-draft.ts'
${values.isCompany ? `import { useCompanyOspId } from '@/session/use-viewer.ts'` : ''}
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { EMPTY, toBody, type ${name}Values } from './${base}-values.ts'

export default function ${name}Screen(${props.argument}) {
  const { t } = useTranslation('${wish.area}')
  ${values.isCompany ? 'const companyOspId = useCompanyOspId()' : ''}
  const goTo = useGoTo()
  return (
    <ScreenFrame name="${name}"${parentParams(props.argument)}>
      <ContractWizard<'${bench.operation.id}', ${name}Values>
        label={t('screens.${name}')}
        request={request}
        operation={${bench.operation.id}}
        refreshes={[${write.refreshes.join(', ')}]}
        address={useStepAddress()}
        draft={useDraft('${base}')}
        initial={EMPTY}
        toBody={(values) => ${write.body.replace('restore(EMPTY, values)', 'values')}}
        fieldOf={${fieldOfSource(values.asked)}}
        labelOf={(field) => t(\`columns.\${field}\`)}
        saved={() => t('${words}.saved')}
        onSaved={() => goTo(${parentHref})}
        onCancel={() => goTo(${parentHref})}
        submitLabel={t('${words}.submit')}
        steps={[
${steps
  .map(
    ({ id, asked }) => `{
            id: '${id}',
            title: t('${words}.steps.${id}'),
            has: (field) => [${asked.map((one) => `'${one.name}'`).join(', ')}].includes(field),
            content: () => (
              <Card>
                <div className="stack">
                  ${fieldsOf(asked)}
                </div>
              </Card>
            ),
          },`,
  )
  .join('\n')}
          {
            id: 'summary',
            title: t('${words}.steps.summary'),
            has: () => false,
            content: (values) => (
              <Card>
                <PropertyList
                  items={[
${values.asked.map((one) => `{ label: t('columns.${one.name}'), value: ${summaryOf(one)} },`).join('\n')}
                  ]}
                />
              </Card>
            ),
          },
        ]}
      />
    </ScreenFrame>
  )
}
`
  return writtenForm(bench, values, source)
}

function writtenForm({ wish, say, words }: Workbench, values: FormValues, source: string): Written {
  const base = kebab(wish.name)
  say(`${words}.submit`, SAVE)
  say(`${words}.saved`, SAVED)
  const [first] = values.asked
  if (!first) throw new Error('the request has nothing that a field could ask for')
  return {
    files: { [`${base}-screen.tsx`]: source, [`${base}-values.ts`]: values.source },
    entries: [
      entryOf(wish, wish.name, wish.path, `${base}-screen.tsx`, [
        ...(values.isCompany ? ['needsCompany: true'] : []),
        'readsNothing: true',
      ]),
    ],
    test: [
      `await expect(page.getByLabel('${labelFrom(first.name.split('.').at(-1) ?? '')}').first()).toBeVisible()`,
    ],
    left: values.left,
  }
}

/** How the request is sent, as source. */
function writeOf({ contract, operation }: Workbench, { parameters }: FormValues) {
  if (operation.inPath.length > 0)
    throw new Error(`${operation.id} takes more than its body: write the form by hand, with \`toParams\``)
  const refreshes = operation.shape === 'record' ? contract.readsOf(operation.id) : []
  return {
    schema: operation.request.schema ?? '',
    refreshes,
    imports: operationsFrom(operation.area, [operation.id, ...refreshes]),
    body: `toBody(${['restore(EMPTY, values)', ...parameters.map(({ code }) => code)].join(', ')})`,
  }
}

const navigation = ({ parentHref }: Workbench): string =>
  parentHref === undefined
    ? ''
    : `import { hrefTo } from '@/routes/href.ts'\nimport { useGoTo } from '@/routes/navigate.tsx'`

/** Crumbs need the parameters. */
const parentParams = (argument: string): string => (argument === '' ? '' : ' params={params}')

/** So many fields a step. */
function stepsOf(
  asked: readonly Asked[],
): readonly { readonly id: string; readonly asked: readonly Asked[] }[] {
  const size = Math.min(PER_STEP, Math.max(1, Math.ceil(asked.length / 2)))
  return Array.from({ length: Math.ceil(asked.length / size) }, (_, at) => ({
    id: ORDINALS[at] ?? `step${at + 1}`,
    asked: asked.slice(at * size, (at + 1) * size),
  }))
}
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']

function summaryOf({ kind, name }: Asked): string {
  const value = `values.${name}`
  if (kind === 'switch') return `t(${value} ? 'yesNo.yes' : 'yesNo.no')`
  return kind === 'choices' ? `${value}.join(', ')` : value
}
