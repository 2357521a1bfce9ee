import { hasBrokenPlaceholder, placeholdersIn } from '~openapi/placeholders.ts'
import { readMarkup, type MarkupFinding } from '@/base/markup.ts'

/** `unknown`: a placeholder that had no value when the template was last used. */
export type TextFinding = MarkupFinding | { readonly kind: 'unknown'; readonly what: string }

/**
 * What staff should look at in a text before they save it: HTML that is left out or not closed, and placeholders that
 * had no value at the last use. A template that was never used has no known placeholders.
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
