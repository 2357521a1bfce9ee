import { t } from '@/i18n/i18n.ts'
import { ApiError, type FieldError } from '@/api/errors.ts'
import { ruleMessage } from '@/i18n/rule-message.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { sessionSignal } from '@/base/tokens.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { labelOf } from './error-label.ts'

/** R247: shows a notice about a failed call. R250: its text comes from the label, the errors and the status. */
export function describeFailure(error: ApiError): void {
  notify({ tone: 'error', title: titleOf(error), text: reasonOf(error), detail: referenceOf(error) })
}

/** The text for a failed call, with a reference to quote if the failure was unexpected. */
export const textOf = (error: ApiError): string =>
  [reasonOf(error), referenceOf(error) ?? []].flat().join('\n')

/** The request timed out. */
const REQUEST_TIMEOUT = 408
const SERVER_FAILURES_FROM = 500

/**
 * The reference with which support finds the failure in the logs: the id of the request. An error of the contract
 * explains itself and needs none.
 */
function referenceOf({ kind, status, isOurs, requestId }: ApiError): string | undefined {
  const isRefusal = kind === 'http' && isOurs && status < SERVER_FAILURES_FROM && status !== REQUEST_TIMEOUT
  return requestId === undefined || isRefusal ? undefined : t('ui:errors.reference', { id: requestId })
}

const titleOf = (error: ApiError): string =>
  // G017: every failed sign-in has the same title.
  error.operationId === 'login' ? t('session:signIn.failed') : t('ui:errors.title')

/**
 * The error of one field. The portal's own text takes precedence, because the server's text is in one language only.
 */
const fieldText = ({ rule, params, messages: [text = ''] }: FieldError): string =>
  ruleMessage({ rule: rule ?? 'invalid', text, ...withoutUndefined({ params }) })

/** Why a call failed: the server's label, or else its field messages (R159), or else the portal's own text. */
function reasonOf(error: ApiError): string {
  if (error.mayBeDone) return mayBeDoneText(error.mayBeDone, labelOf(error.label))
  // The session has just been renewed and continues (R123), even if the server still refuses its token.
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

/**
 * Notifies the user that the response belongs to an earlier attempt: the request had already been executed and was not
 * repeated (G301).
 */
export const describeReplay = (): void => {
  notify({ tone: 'info', text: t('ui:alreadyDone') })
}

/** A server that reports its own failure may already have executed the request. */
const mayBeDoneText = (what: 'once' | 'changed', label: string | undefined): string =>
  label === undefined
    ? t(`ui:errors.mayBeDone.${what}`)
    : `${label} ${t(`ui:errors.mayBeDone.answered.${what}`)}`

/** The text for any thrown value. An error that is not a failed call is a fault of the portal, with a general text. */
export const problemOf = (error: unknown): string =>
  error instanceof ApiError ? textOf(error) : t('ui:problem.text')
