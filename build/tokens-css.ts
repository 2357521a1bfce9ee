import type { Plugin } from 'vite'
import { LAYERS, tokensCss } from '../src/ui/theme/tokens.ts'

/**
 * Fills `src/ui/theme/tokens.css` from `tokens.ts`, so that the browser gets a stylesheet and computes nothing; and
 * states the order of the layers in every stylesheet: the built ones arrive in any order, and whichever layer a browser
 * hears of first is the weakest.
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
