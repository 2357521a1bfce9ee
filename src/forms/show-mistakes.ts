import type { FormApi } from 'final-form'
import { t } from '@/i18n/i18n.ts'
import { announce } from '@/base/announcer.ts'
import { mistakesOf } from './field-blocks.tsx'
import { focusInvalid } from './focus-first-error.ts'

/**
 * Called after a form was submitted. Focuses the first invalid field and announces the number of errors, even if there
 * is only one and no summary shows. Returns their names.
 */
export function showMistakes<Values extends object>(form: FormApi<Values>): readonly string[] {
  const mistakes = mistakesOf(form)
  const [first] = mistakes
  if (first) {
    if (mistakes.length === 1) announce(t('ui:form.mistakes', { count: 1 }), { urgent: true })
    focusInvalid(first.field)
  }
  return mistakes.map(({ name }) => name)
}
