import type { FormApi } from 'final-form'
import { t } from '@/i18n/i18n.ts'
import { announce } from '@/base/announcer.ts'
import { mistakesOf } from './field-blocks.tsx'
import { focusInvalid } from './focus-first-error.ts'

/**
 * Announces the number of errors, unless there is only one, which is heard at its field. Not urgent: that would
 * interrupt the message of the field.
 */
export function announceMistakes(count: number): void {
  if (count > 1) announce(t('ui:form.mistakesHeard', { count }), { about: 'mistakes' })
}

/**
 * Called after a form was submitted. Focuses the first invalid field, so that its message is announced, and then
 * announces the number of errors if there are several. Returns their names.
 */
export function showMistakes<Values extends object>(form: FormApi<Values>): readonly string[] {
  const mistakes = mistakesOf(form)
  const [first] = mistakes
  if (first) {
    announceMistakes(mistakes.length)
    focusInvalid(first.field)
  }
  return mistakes.map(({ name }) => name)
}
