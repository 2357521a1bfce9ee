import { StyleModule } from 'style-mod'

/*
 * The styles of CodeMirror. Its style library fills a `<style>` element, which the content security policy refuses
 * without a nonce, and static files have none. So its `mount` is replaced: the rules go into a constructed stylesheet,
 * which needs no exception. They are in the weakest layer that has rules, so that the styles of blocks win.
 */

const mounted = new Set<StyleModule>()
let sheet: CSSStyleSheet | undefined

StyleModule.mount = (_root, given) => {
  const added = [given].flat().filter((styles) => !mounted.has(styles))
  if (added.length === 0) return
  for (const styles of added) mounted.add(styles)
  if (!('adoptedStyleSheets' in document)) return
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  sheet.replaceSync(`@layer base {\n${Array.from(mounted, (styles) => styles.getRules()).join('\n')}\n}`)
}
