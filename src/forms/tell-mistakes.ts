import type { FormApi } from 'final-form'
import { t } from '@/i18n/i18n.ts'
import { say } from '@/base/announcer.ts'
import { mistakesOf } from './field-blocks.tsx'
import { focusWrong } from './focus-first-error.ts'

/**
 * After a form was submitted: puts the focus on the first field that shows an error. How many there are is said, also of a
 * single one, for which no summary shows. Answers their names.
 */
export function tellMistakes<Values extends object>(form: FormApi<Values>): readonly string[] {
  const mistakes = mistakesOf(form)
  const [first] = mistakes
  if (first) {
    if (mistakes.length === 1) say(t('ui:form.mistakes', { count: 1 }), { urgent: true })
    focusWrong(first.field)
  }
  return mistakes.map(({ name }) => name)
}
