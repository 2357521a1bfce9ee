import { write } from '@/api/use-write.ts'
import type { BodyOf, Operation, OperationId, Params, ResponseData } from '@/api/operation.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { RequestForm, type RequestFormProps } from './request-form.tsx'

/** How a form writes: by one operation of the contract. */
export interface FormWrite<Id extends OperationId, Values> {
  readonly operation: Operation<Id>
  /** The reads whose responses the write changes. */
  readonly refreshes: readonly Operation[]
  /** The parameters of the operation, if it takes more than the request body. */
  readonly toParams?: (body: BodyOf<Id>, values: Values) => Params<Id> | Promise<Params<Id>>
  /** The text of the notice after saving. */
  readonly saved?: (data: ResponseData<Id>, body: BodyOf<Id>) => string
}

export type ContractFormProps<Id extends OperationId, Values extends object> = Omit<
  RequestFormProps<Values, BodyOf<Id> & object, ResponseData<Id>>,
  'send' | 'toBody'
> &
  FormWrite<Id, Values> & { readonly toBody: (values: Values) => BodyOf<Id> & object }

/** A form of one request. It validates, writes, refreshes the reads and notifies the user. Each error is shown once. */
export function ContractForm<Id extends OperationId, Values extends object>(
  props: ContractFormProps<Id, Values>,
) {
  const { operation, refreshes, toParams, saved, ...form } = props
  return (
    <RequestForm
      {...form}
      send={async (body, values, isShown) => {
        const params = toParams ? await toParams(body, values) : bodyOnly<Id>(body)
        const data = await write(operation, params, { refreshes, shows: isShown })
        if (saved) notify({ tone: 'success', text: saved(data, body) })
        return data
      }}
    />
  )
}

/** The parameters of an operation that takes only a body. TypeScript cannot resolve `Params` for a generic `Id`. */
export function bodyOnly<Id extends OperationId>(body: BodyOf<Id>): Params<Id> {
  const params: { readonly body: BodyOf<Id> } = { body }
  return params as Params<Id>
}
