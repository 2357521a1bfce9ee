import { useTranslation } from 'react-i18next'
import request from '@/api/generated/requests/UpdateResourceLabelRequest.ts'
import type { components } from '@/api/generated/schema.ts'
import { TextField } from '@/forms/fields/fields.tsx'
import { TransferField } from '@/forms/fields/transfer-field.tsx'
import { FormSection, FormSections } from '@/forms/form-sections.tsx'
import { RequestForm } from '@/forms/request-form.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { number } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { hrefToLabel } from './create-or-edit.ts'
import { saveLabel } from './save-label.ts'
import { useAllResources } from './use-all-resources.ts'
import { isTaken, useLabels } from './use-labels.ts'

type Body = components['schemas']['UpdateResourceLabelRequest']

interface LabelValues {
  readonly label?: string | undefined
  readonly addResourceOspIds?: readonly string[] | undefined
}

const EMPTY: LabelValues = { label: '', addResourceOspIds: [] }

/** Creates a label for resources: a label without resources does not exist (G091). */
export function NewLabel() {
  const { t } = useTranslation('resources')
  const goTo = useGoTo()
  const { data: labels } = useLabels()
  return (
    <Loaded read={useAllResources()}>
      {({ items, cut }) => (
        <RequestForm<LabelValues, Body, Body>
          label={t('add.ResourcesLabels')}
          request={{ fields: request.fields }}
          initial={EMPTY}
          toBody={({ label = '', addResourceOspIds = [] }) => ({
            label: label.trim(),
            addResourceOspIds: [...addResourceOspIds],
          })}
          rules={({ label, addResourceOspIds = [] }) => ({
            ...(label === '' && { label: { rule: 'required' } }),
            ...(isTaken(labels, label) && { label: { rule: 'unique' } }),
            ...([...label].length > LONGEST && { label: { rule: 'maxLength', params: { max: LONGEST } } }),
            ...(addResourceOspIds.length === 0 && {
              addResourceOspIds: { rule: 'minItems', params: { min: 1 } },
            }),
          })}
          send={async (body) => {
            await saveLabel(body.label, { added: body.addResourceOspIds ?? [], removed: [] })
            return body
          }}
          onSaved={({ label, addResourceOspIds = [] }) => {
            const count = addResourceOspIds.length
            notify({
              tone: 'success',
              text: t('label.created', { label, count, number: number(count) }),
            })
            goTo(hrefToLabel(label))
          }}
          onCancel={() => goTo(hrefTo('ResourcesLabels'))}
          labelOf={(field) => t(`label.fields.${field}`)}
          submitLabel={t('add.ResourcesLabels')}
        >
          <FormSections>
            <FormSection wide title={t('label.section')} lead={t('label.sectionLead')}>
              <TextField name="label" requiredHere dir="auto" autoComplete="off" />
            </FormSection>
          </FormSections>
          <TransferField
            name="addResourceOspIds"
            items={items}
            cut={cut}
            otherLabel={t('label.others')}
            chosenLabel={t('label.members')}
          />
        </RequestForm>
      )}
    </Loaded>
  )
}

/** The maximum length in the contract. */
const LONGEST = 60
