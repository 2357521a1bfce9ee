import { write } from '@/api/use-write.ts'
import type { Answer, BodyOf, Operation, OperationId, Params } from '@/api/operation.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { RequestForm, type RequestFormProps } from './request-form.tsx'

/** How a form writes: by one operation of the contract. */
export interface FormWrite<Id extends OperationId, Values> {
  readonly operation: Operation<Id>
  /** The reads whose answers the write changes. */
  readonly refreshes: readonly Operation[]
  /** What the operation takes besides the body, or in its place. */
  readonly toParams?: (body: BodyOf<Id>, values: Values) => Params<Id> | Promise<Params<Id>>
  /** The text of the notice that it is saved. */
  readonly saved?: (answer: Answer<Id>, body: BodyOf<Id>) => string
}

export type ContractFormProps<Id extends OperationId, Values extends object> = Omit<
  RequestFormProps<Values, BodyOf<Id> & object, Answer<Id>>,
  'send' | 'toBody'
> &
  FormWrite<Id, Values> & { readonly toBody: (values: Values) => BodyOf<Id> & object }

/** A form of one request: validates, writes, refreshes, tells that it is saved; each error is shown once. */
export function ContractForm<Id extends OperationId, Values extends object>(
  props: ContractFormProps<Id, Values>,
) {
  const { operation, refreshes, toParams, saved, ...form } = props
  return (
    <RequestForm
      {...form}
      send={async (body, values, isShown) => {
        const params = toParams ? await toParams(body, values) : bodyOnly<Id>(body)
        const answer = await write(operation, params, { refreshes, shows: isShown })
        if (saved) notify({ tone: 'success', text: saved(answer, body) })
        return answer
      }}
    />
  )
}

/** An operation that takes nothing but its body. TypeScript cannot work out `Params` for an `Id` it does not know. */
export function bodyOnly<Id extends OperationId>(body: BodyOf<Id>): Params<Id> {
  const params: { readonly body: BodyOf<Id> } = { body }
  return params as Params<Id>
}
