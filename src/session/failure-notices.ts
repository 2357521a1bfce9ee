import { t } from '@/i18n/i18n.ts'
import { ApiError, type FieldError } from '@/api/errors.ts'
import { ruleMessage } from '@/i18n/rule-message.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { sessionSignal } from '@/base/tokens.ts'
import { labelOf } from './error-label.ts'

/** R247: shows a notice about a failed call. R250: its text comes from the label, the errors and the status. */
export function describeFailure(error: ApiError): void {
  notify({ tone: 'error', title: titleOf(error), text: textOf(error) })
}

const titleOf = (error: ApiError): string =>
  // G017: the notice of any failed sign-in is titled as such.
  error.operationId === 'login' ? t('session:signIn.failed') : t('ui:errors.title')

/** What is wrong with one field: in the portal's words where it has them, as the server's are in one language only. */
const fieldText = ({ rule, params, messages: [text = ''] }: FieldError): string =>
  ruleMessage({ rule: rule ?? 'invalid', text, ...(params && { params }) })

/** The text for a failed call: the server's label, else its field messages (R159), else the portal's own text. */
export function textOf(error: ApiError): string {
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
