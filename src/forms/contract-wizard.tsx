import type { BodyOf, OperationId, ResponseData } from '@/api/operation.ts'
import { write } from '@/api/use-write.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { bodyOnly, type FormWrite } from './contract-form.tsx'
import { WizardForm, type WizardFormProps } from './wizard-form.tsx'

export type ContractWizardProps<Id extends OperationId, Values extends object> = Omit<
  WizardFormProps<Values, BodyOf<Id> & object, ResponseData<Id>>,
  'send'
> &
  Omit<FormWrite<Id, Values>, 'toParams'>

/** A request in several steps, written by an operation that takes only a body. */
export function ContractWizard<Id extends OperationId, Values extends object>(
  props: ContractWizardProps<Id, Values>,
) {
  const { operation, refreshes, saved, ...form } = props
  return (
    <WizardForm<Values, BodyOf<Id> & object, ResponseData<Id>>
      {...form}
      send={async (body, isShown) => {
        const data = await write(operation, bodyOnly<Id>(body), { refreshes, shows: isShown })
        if (saved) notify({ tone: 'success', text: saved(data, body) })
        return data
      }}
    />
  )
}
