/*
 * The only place that defines colours and measures, as tokens of Chakra. Their variables have Chakra's names,
 * `--<category>-<name>`, and are in `tokens.css`, which the build generates (`stylesheet.ts`). Stylesheets use the
 * variables, the recipes of Chakra's components use the names: `color: muted` is `var(--colors-muted)` (`system.ts`).
 */

/** The colours of both themes. */
export const palettes = {
  light: {
    canvas: '#fafbfc',
    /** Behind the sidebar. */
    side: '#f4f6f8',
    card: '#ffffff',
    overlay: '#ffffff',
    hover: '#f4f6f8',
    border: '#dce2e9',
    /** Between rows, and between the parts of one card. */
    'border-soft': '#e9edf2',
    /** Edges that users must see to use a control: inputs, checkboxes (3:1 on the card). */
    edge: '#8690a0',
    text: '#11151c',
    /** For permanent, less prominent text, such as the menu. */
    'text-soft': '#2a313c',
    muted: '#5b6472',
    scrim: 'rgb(17 21 28 / 0.32)',
    skeleton: '#e9edf2',
    /** The unfilled part of a meter. */
    track: '#e9edf2',
    /** The ring of an upcoming stop on a route line. */
    stop: '#c3cbd6',
    'neutral-text': '#3b4553',
    'neutral-back': '#e9edf2',
    'info-text': '#0b5590',
    'info-back': '#e6f1fb',
    'success-text': '#0f6b43',
    'success-back': '#e3f5ec',
    /** Beside the word for the normal status. */
    'success-dot': '#1e9e68',
    'warning-text': '#7a4a00',
    'warning-back': '#fff3d6',
    'danger-text': '#b01e2e',
    'danger-back': '#fdecee',
    'danger-solid': '#b01e2e',
    'danger-solid-hover': '#961a28',
    'on-danger': '#ffffff',
    'chart-1': '#0f6fc4',
    'chart-2': '#0f8a6a',
    'chart-3': '#b45309',
    'chart-4': '#7c5cd6',
    'chart-5': '#c2334d',
    'chart-6': '#0e7490',
    'chart-7': '#a21caf',
    /** The rest, after the seven categories. */
    'chart-rest': '#8690a0',
    'avatar-1-text': '#0b4f8a',
    'avatar-1-back': '#dfeefb',
    'avatar-2-text': '#0b5a45',
    'avatar-2-back': '#ddf1ea',
    'avatar-3-text': '#7d3c08',
    'avatar-3-back': '#fbe9d7',
    'avatar-4-text': '#4f35a3',
    'avatar-4-back': '#e9e3fa',
    'avatar-5-text': '#8c1f35',
    'avatar-5-back': '#fae1e5',
    'avatar-6-text': '#3b4553',
    'avatar-6-back': '#e9edf2',
  },
  dark: {
    canvas: '#0c0f14',
    side: '#0c0f14',
    card: '#14181f',
    overlay: '#1b2029',
    hover: '#222934',
    border: '#262d38',
    'border-soft': '#1f2530',
    edge: '#687285',
    text: '#f4f6f8',
    'text-soft': '#dce2e9',
    muted: '#a2acba',
    scrim: 'rgb(0 0 0 / 0.56)',
    skeleton: '#262d38',
    track: '#262d38',
    stop: '#475162',
    'neutral-text': '#c3cbd6',
    'neutral-back': '#262d38',
    'info-text': '#86c4f8',
    'info-back': '#112539',
    'success-text': '#6fd3a4',
    'success-back': '#10291f',
    'success-dot': '#3fbd86',
    'warning-text': '#f2c063',
    'warning-back': '#2e2410',
    'danger-text': '#ff97a1',
    'danger-back': '#35181d',
    'danger-solid': '#cb3440',
    'danger-solid-hover': '#b92c38',
    'on-danger': '#ffffff',
    'chart-1': '#4aa3f0',
    'chart-2': '#35b892',
    'chart-3': '#e08a3c',
    'chart-4': '#a48bf0',
    'chart-5': '#ee6f85',
    'chart-6': '#45b8cf',
    'chart-7': '#db7be6',
    'chart-rest': '#8690a0',
    'avatar-1-text': '#9fd0fb',
    'avatar-1-back': '#16324c',
    'avatar-2-text': '#8adabf',
    'avatar-2-back': '#14352b',
    'avatar-3-text': '#f4bd8c',
    'avatar-3-back': '#3b2614',
    'avatar-4-text': '#c5b5fb',
    'avatar-4-back': '#2b2449',
    'avatar-5-text': '#fba9b6',
    'avatar-5-back': '#40202a',
    'avatar-6-text': '#c3cbd6',
    'avatar-6-back': '#262d38',
  },
} as const

export type ThemeName = keyof typeof palettes

/** Tokens that are equal in both themes. */
export const tokens = {
  /** The names count in steps of 8 px. */
  spacing: valuesOf({
    half: '4px',
    '1': '8px',
    '1-5': '12px',
    '2': '16px',
    '3': '24px',
    '4': '32px',
    '6': '48px',
    '8': '64px',
    /** Inside a card. */
    card: '20px',
    /** From a label to its input. */
    label: '6px',
  }),
  radii: valuesOf({
    /** Badges, checkboxes, keys. */
    small: '4px',
    control: '8px',
    card: '12px',
    dialog: '16px',
    /** Avatars, chips, meters. */
    full: '999px',
  }),
  sizes: valuesOf({
    control: '36px',
    /** In toolbars, tables and the header. */
    'control-small': '32px',
    row: '44px',
    'row-compact': '36px',
    header: '56px',
    sidebar: '248px',
    'sidebar-small': '64px',
    form: '720px',
  }),
  fonts: valuesOf({
    body: "Inter, 'Inter fallback', system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif",
    code: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  }),
  /** Sizes with line heights: meta, tables and menus, body, card title, page title, figure. */
  fontSizes: valuesOf({
    small: '12px',
    table: '13px',
    body: '14px',
    heading: '16px',
    title: '22px',
    figure: '28px',
  }),
  lineHeights: valuesOf({
    small: '16px',
    table: '20px',
    body: '20px',
    heading: '24px',
    title: '28px',
    figure: '32px',
  }),
  /** Of titles and figures. */
  letterSpacings: valuesOf({ title: '-0.015em' }),
  fontWeights: valuesOf({ medium: '500', strong: '600' }),
  easings: valuesOf({ out: 'ease-out' }),
  zIndex: valuesOf({ sticky: '10', frame: '20', overlay: '100', notice: '200' }),
}

/** Tokens that depend on the theme (`_dark`), the brand or the user's preferences. */
export const semanticTokens = {
  colors: { ...coloursOf(palettes), brand: brandShades() },
  /** On a dark background a shadow is invisible: a raised surface is a shade lighter instead, with a border. */
  shadows: {
    card: byTheme('0 1px 2px rgb(17 21 28 / 0.05)', '0 0 #0000'),
    menu: byTheme('0 0 0 1px {colors.border}, 0 4px 12px rgb(17 21 28 / 0.1)', '0 0 0 1px #323b49'),
    dialog: byTheme('0 0 0 1px {colors.border}, 0 16px 48px rgb(17 21 28 / 0.2)', '0 0 0 1px #323b49'),
  },
  /** Durations: on hover, of a menu, of a drawer. */
  durations: { hover: unlessStill('120ms'), menu: unlessStill('180ms'), drawer: unlessStill('240ms') },
}

function valuesOf<Name extends string>(
  values: Readonly<Record<Name, string>>,
): Record<Name, { value: string }> {
  const entries = Object.entries<string>(values).map(([name, value]) => [name, { value }])
  return Object.fromEntries(entries) as Record<Name, { value: string }>
}

function byTheme(light: string, dark: string) {
  return { value: { base: light, _dark: dark } }
}

function unlessStill(duration: string) {
  return { value: { base: duration, _motionReduce: '0ms' } }
}

type Colour = ReturnType<typeof byTheme>

/** `danger-text` as `danger.text`, so that a recipe gets all colours of one tone by `colorPalette: danger`. */
function coloursOf({ light, dark }: typeof palettes): Record<string, Colour | Record<string, Colour>> {
  const colours: Record<string, Colour | Record<string, Colour>> = {}
  const tones: Record<string, Record<string, Colour>> = {}
  for (const name of Object.keys(light) as (keyof typeof light)[]) {
    const colour = byTheme(light[name], dark[name])
    const [, tone, shade] = /^(neutral|info|success|warning|danger)-(.+)$/.exec(name) ?? []
    if (tone === undefined || shade === undefined) colours[name] = colour
    else (tones[tone] ??= {})[shade] = colour
  }
  return { ...colours, ...tones }
}

/** The colours of the brand, which `brand.ts` computes for both themes from the colour of the company. */
function brandShades(): Record<string, Colour> {
  const shades = ['solid', 'solid-hover', 'on-solid', 'text', 'back', 'line', 'ring']
  return Object.fromEntries(
    shades.map((shade) => [shade, byTheme(`var(--brand-light-${shade})`, `var(--brand-dark-${shade})`)]),
  )
}
