import type { ContractRequest } from '@/api/contract-request.ts'
import { ApiError } from '@/api/errors.ts'
import { fieldRules, isShownInForm, summaryOf } from '../form-errors.ts'
import { brokenFieldRules } from '../validate.ts'
import { GuestForm, type GuestFormProps, type Refusal, type Texts } from './guest-form.tsx'

export interface ContractGuestFormProps<Values extends Texts<Values>, Body extends object> extends Omit<
  GuestFormProps<Values, Body>,
  'request' | 'rules' | 'send'
> {
  /** The request body, from `src/api/generated/requests`. */
  readonly request: ContractRequest
  /**
   * Sends the body. Resolves to whether the server has accepted it. `isShown` returns whether the form shows an error.
   * If so, do not show a notice as well.
   */
  readonly send: (body: Body, isShown: (error: ApiError) => boolean) => Promise<boolean>
}

/**
 * A form on a page before sign-in that sends one request of the contract. Its rules and the server's errors show at the
 * fields.
 */
export function ContractGuestForm<Values extends Texts<Values>, Body extends object>(
  props: ContractGuestFormProps<Values, Body>,
) {
  const { request, send, ...form } = props
  const isShown = (error: ApiError): boolean =>
    isShownInForm(error, (path) => path, Object.keys(props.initial))
  const submit = async (body: Body): Promise<Refusal | 'saved' | undefined> => {
    try {
      return (await send(body, isShown)) ? 'saved' : undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return () => ({ fields: fieldRules(error), summary: summaryOf(error) })
    }
  }
  return (
    <GuestForm {...form} request={request} rules={(body) => brokenFieldRules(request, body)} send={submit} />
  )
}
