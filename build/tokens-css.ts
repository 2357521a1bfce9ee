import type { Plugin } from 'vite'
import { LAYERS, tokensCss } from '../src/ui/theme/stylesheet.ts'

/**
 * Fills `src/ui/theme/tokens.css` with the variables of the design tokens (`stylesheet.ts`), so that the browser need
 * not compute them. Adds the order of the layers to every stylesheet, because built stylesheets load in any order,
 * and the layer that a browser sees first is the weakest.
 */
export function tokensStylesheet(): Plugin {
  return {
    name: 'tokens-stylesheet',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.css(\?|$)/ },
      handler: (code, id) => ({
        code: LAYERS + (/\/src\/ui\/theme\/tokens\.css(\?|$)/.test(id) ? tokensCss() : code),
        map: null,
      }),
    },
  }
}
