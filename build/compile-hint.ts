import type { Plugin } from 'vite'

/** What the sign-in page waits for, and files of which a page runs a small part. */
const AS_CALLED =
  /^(start|guest|notices|words-.*|routes|home|blocks|area-.*|domain-.*|line-chart|overlays|phone|iban|cronstrue)$/

const HINT = '//# allFunctionsCalledOnLoad'

/** The line costs 30 bytes each time it is sent. In a file with less code it gains nothing that can be measured. */
const ENOUGH_CODE = 10_000

/**
 * Begins the chunks of the portal with a line that has Chromium compile all functions of a file on another thread, before
 * they run. Without it the main thread compiles each function when it is first called: a thousand of them between the click
 * that signs in and the dashboard. Other browsers take the line for a comment.
 */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    // After Vite has put its own line on top: the hint counts before all code only.
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.isEntry || AS_CALLED.test(chunk.name)) continue
        if (chunk.code.length < ENOUGH_CODE || chunk.moduleIds.every(isData)) continue
        chunk.code = `${HINT}\n${chunk.code}`
        const map = bundle[`${chunk.fileName}.map`]
        if (map?.type === 'asset') map.source = lineBelow(String(map.source))
      }
    },
  },
})

const isData = (id: string): boolean => id.endsWith('.json')

/** The source map of a file that has got a line on top. */
function lineBelow(map: string): string {
  const content = JSON.parse(map) as { mappings: string }
  return JSON.stringify({ ...content, mappings: `;${content.mappings}` })
}
