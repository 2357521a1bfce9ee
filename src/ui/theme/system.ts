import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { colorPickerRecipe } from './recipes/color-picker.ts'
import { datePickerRecipe } from './recipes/date-picker.ts'
import { dialogRecipe, drawerRecipe } from './recipes/dialog.ts'
import { listBoxRecipe } from './recipes/list-box.ts'
import { menuRecipe } from './recipes/menu.ts'
import { semanticTokens, tokens } from './tokens.ts'

/**
 * The system of Chakra: our tokens, and the recipes of the components in use. Only blocks that are loaded on first use
 * import it, so that Chakra does not delay the first paint.
 *
 * The values of the token variables in each theme are in `tokens.css`. Chakra only needs their names: its rule that
 * would set them again matches nothing.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: false,
  cssVarsPrefix: '',
  cssVarsRoot: '.nowhere',
  // Recipes are in the layer of our other blocks, so that styles of screens win.
  layers: { reset: 'base', base: 'base', tokens: 'tokens', recipes: 'ui' },
  conditions: { dark: ":root[data-theme='dark'] &", light: ":root:not([data-theme='dark']) &" },
  theme: {
    tokens,
    semanticTokens: withoutConditions(semanticTokens),
    slotRecipes: {
      dialog: dialogRecipe,
      drawer: drawerRecipe,
      menu: menuRecipe,
      combobox: listBoxRecipe,
      datePicker: datePickerRecipe,
      colorPicker: colorPickerRecipe,
    },
    keyframes: {
      'fade-in': { from: { opacity: '0' } },
      'drop-in': { from: { opacity: '0', translate: '0 -6px' } },
      'slide-in': { from: { opacity: '0', translate: '48px 0' } },
    },
  },
})

interface Conditional {
  readonly value: { readonly base: string }
}
interface Tree {
  readonly [name: string]: Tree | Conditional
}

function withoutConditions(tree: Tree): Record<string, object> {
  const entries = Object.entries(tree).map(([name, part]) => [
    name,
    isToken(part) ? { value: part.value.base } : withoutConditions(part),
  ])
  return Object.fromEntries(entries) as Record<string, object>
}

function isToken(part: Tree | Conditional): part is Conditional {
  return 'value' in part
}
