import { hasBrokenPlaceholder, placeholdersIn } from '~openapi/placeholders.ts'
import { readMarkup, type MarkupFinding } from '@/base/markup.ts'

/** `unknown`: a placeholder that had no value when the template was last used. */
export type TextFinding = MarkupFinding | { readonly kind: 'unknown'; readonly what: string }

/**
 * What staff should check in a text before saving: HTML that is removed or not closed, and placeholders that had no
 * value at the last use. For a template that was never used, no placeholder is known.
 */
export function findingsIn(
  text: string,
  contentType: string | undefined,
  known: Readonly<Record<string, string>> | undefined,
): readonly TextFinding[] {
  const hasKnown = known !== undefined && Object.keys(known).length > 0
  const unknown =
    hasKnown && !hasBrokenPlaceholder(text)
      ? placeholdersIn(text).filter((name) => !Object.hasOwn(known, name))
      : []
  return [
    ...(contentType === 'text/html' ? readMarkup(text).findings : []),
    ...unknown.map((what) => ({ kind: 'unknown' as const, what })),
  ]
}
