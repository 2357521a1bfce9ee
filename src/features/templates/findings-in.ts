import { hasBrokenPlaceholder, placeholdersIn } from '~openapi/placeholders.ts'
import { readMarkup, type MarkupFinding } from '@/base/markup.ts'
import { missingPlaceholders } from './language-state.ts'

/**
 * `unknown`: a placeholder that had no value when the template was last used. `lacking`: a placeholder that the source
 * text has, and this text lacks.
 */
export type TextFinding = MarkupFinding | { readonly kind: 'unknown' | 'lacking'; readonly what: string }

/**
 * The problems of a text that staff should check before saving: HTML that is removed or not closed, placeholders that
 * had no value at the last use, and placeholders that only the source text has. For a template that was never used,
 * every placeholder is accepted.
 */
export function findingsIn(
  text: string,
  contentType: string | undefined,
  known: Readonly<Record<string, string>> | undefined,
  source = text,
): readonly TextFinding[] {
  const hasKnown = known !== undefined && Object.keys(known).length > 0
  const unknown =
    hasKnown && !hasBrokenPlaceholder(text)
      ? placeholdersIn(text).filter((name) => !Object.hasOwn(known, name))
      : []
  return [
    ...(contentType === 'text/html' ? readMarkup(text).findings : []),
    ...unknown.map((what) => ({ kind: 'unknown' as const, what })),
    ...missingPlaceholders(text, source).map((what) => ({ kind: 'lacking' as const, what })),
  ]
}
