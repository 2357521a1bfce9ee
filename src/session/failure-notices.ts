import { t } from '@/i18n/i18n.ts'
import { ApiError, type FieldError } from '@/api/errors.ts'
import { ruleMessage } from '@/i18n/rule-message.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { sessionSignal } from '@/base/tokens.ts'
import { labelOf } from './error-label.ts'

/** R247: shows a notice about a failed call. R250: its text comes from the label, the errors and the status. */
export function describeFailure(error: ApiError): void {
  notify({ tone: 'error', title: titleOf(error), text: reasonOf(error), detail: referenceOf(error) })
}

/** The text for a failed call, with what to quote where nobody expected that it fails. */
export const textOf = (error: ApiError): string =>
  [reasonOf(error), referenceOf(error) ?? []].flat().join('\n')

/** It timed out on its way. */
const REQUEST_TIMEOUT = 408
const SERVER_FAILURES_FROM = 500

/**
 * What a user can quote so that the failure is found in the logs: the id of the request. A server's own refusal says what is
 * wrong, and needs none.
 */
function referenceOf({ kind, status, isOurs, requestId }: ApiError): string | undefined {
  const isRefusal = kind === 'http' && isOurs && status < SERVER_FAILURES_FROM && status !== REQUEST_TIMEOUT
  return requestId === undefined || isRefusal ? undefined : t('ui:errors.reference', { id: requestId })
}

const titleOf = (error: ApiError): string =>
  // G017: the notice of any failed sign-in is titled as such.
  error.operationId === 'login' ? t('session:signIn.failed') : t('ui:errors.title')

/** What is wrong with one field: in the portal's words where it has them, as the server's are in one language only. */
const fieldText = ({ rule, params, messages: [text = ''] }: FieldError): string =>
  ruleMessage({ rule: rule ?? 'invalid', text, ...(params && { params }) })

/** Why a call failed: the server's label, else its field messages (R159), else the portal's own text. */
function reasonOf(error: ApiError): string {
  if (error.mayBeDone) return mayBeDoneText(error.mayBeDone, labelOf(error.label))
  // The session has just been renewed and goes on (R123), whatever the server says of its token.
  const goesOn = error.status === 401 && error.operationId !== 'login' && !sessionSignal().aborted
  if (goesOn && (error.code === 'TOKEN_EXPIRED' || error.label === undefined))
    return t('ui:errors.status.401')
  const label = labelOf(error.label)
  if (label !== undefined) return label
  if (error.fields.length > 0) return error.fields.map(fieldText).join('\n')
  if (error.kind !== 'http') return t(`ui:errors.kind.${error.kind}`)
  if (error.operationId === 'login') return t('common:validations.authentication.general')
  if (error.status === 401) return t('session:signIn.ended')
  const known = ['400', '403', '404', '409', '422', '429', '500', '503']
  const status = String(error.status)
  return t(`ui:errors.status.${known.includes(status) ? status : 'other'}`, { status })
}

/** Tells that the answer is that of the first time: what was asked had been done, and was not done again (G301). */
export const describeReplay = (): void => {
  notify({ tone: 'info', text: t('ui:alreadyDone') })
}

/** A server that tells of its failure has answered, and may have done it before that. */
const mayBeDoneText = (what: 'once' | 'changed', label: string | undefined): string =>
  label === undefined
    ? t(`ui:errors.mayBeDone.${what}`)
    : `${label} ${t(`ui:errors.mayBeDone.answered.${what}`)}`

/** The text for whatever was thrown: what is no failed call is a fault of the portal, of which only that is said. */
export const problemOf = (error: unknown): string =>
  error instanceof ApiError ? textOf(error) : t('ui:problem.text')
