import { brandVariables, DEFAULT_BRAND } from './brand.ts'

/** The only place that defines colours and measures. The build generates `tokens.css` from it. */
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
    /** For what is always there and need not shout, such as the menu. */
    'text-soft': '#2a313c',
    muted: '#5b6472',
    scrim: 'rgb(17 21 28 / 0.32)',
    skeleton: '#e9edf2',
    /** The part of a meter that is not filled. */
    track: '#e9edf2',
    /** The ring of a stop on a route line that is not reached yet. */
    stop: '#c3cbd6',
    'neutral-text': '#3b4553',
    'neutral-back': '#e9edf2',
    'info-text': '#0b5590',
    'info-back': '#e6f1fb',
    'success-text': '#0f6b43',
    'success-back': '#e3f5ec',
    /** Beside the word for the normal state. */
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
    /** What is left after the seven categories. */
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

/** The names of spaces count in steps of 8 px. */
const measures = {
  'space-half': '4px',
  'space-1': '8px',
  'space-1-5': '12px',
  'space-2': '16px',
  'space-3': '24px',
  'space-4': '32px',
  'space-6': '48px',
  'space-8': '64px',
  /** Inside a card. */
  'card-padding': '20px',
  /** From a label to its input. */
  'label-gap': '6px',
  /** Badges, checkboxes, keys. */
  'radius-small': '4px',
  /** Controls. */
  radius: '8px',
  'radius-card': '12px',
  'radius-dialog': '16px',
  /** Avatars, chips, meters. */
  'radius-full': '999px',
  control: '36px',
  /** In toolbars, tables and the header. */
  'control-small': '32px',
  row: '44px',
  'row-compact': '36px',
  header: '56px',
  sidebar: '248px',
  'sidebar-small': '64px',
  'form-width': '720px',
  font: "Inter, 'Inter fallback', system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif",
  'font-code': "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  /** Sizes with their line heights: meta, tables and menus, body, card title, page title, figure. */
  'size-small': '12px',
  'line-small': '16px',
  'size-table': '13px',
  'line-table': '20px',
  size: '14px',
  line: '20px',
  'size-heading': '16px',
  'line-heading': '24px',
  'size-title': '22px',
  'line-title': '28px',
  'size-figure': '28px',
  'line-figure': '32px',
  /** Letter spacing of titles and figures. */
  'tracking-title': '-0.015em',
  'weight-medium': '500',
  'weight-strong': '600',
  ...motions('120ms', '180ms', '240ms'),
  ease: 'ease-out',
  'layer-sticky': '10',
  'layer-frame': '20',
  'layer-overlay': '100',
  'layer-notice': '200',
} as const

/** How long things take: under the pointer, a menu, a drawer. */
function motions<const T extends string>(
  hover: T,
  menu: T,
  drawer: T,
): { motion: T; 'motion-menu': T; 'motion-drawer': T } {
  return { motion: hover, 'motion-menu': menu, 'motion-drawer': drawer }
}

/** In the dark a shadow cannot be seen: what lies above is a step lighter there, with a line around it. */
const shadows: Record<ThemeName, Readonly<Record<string, string>>> = {
  light: {
    'shadow-card': '0 1px 2px rgb(17 21 28 / 0.05)',
    'shadow-menu': '0 0 0 1px var(--color-border), 0 4px 12px rgb(17 21 28 / 0.1)',
    'shadow-dialog': '0 0 0 1px var(--color-border), 0 16px 48px rgb(17 21 28 / 0.2)',
  },
  dark: {
    'shadow-card': '0 0 #0000',
    'shadow-menu': '0 0 0 1px #323b49',
    'shadow-dialog': '0 0 0 1px #323b49',
  },
}

/** Cascade layers, the weakest first: variables, the reset, the blocks. Styles of screens have no layer and so win. */
export const LAYERS = '@layer tokens, base, ui;\n'

/** The content of `tokens.css`: `--<measure>`, `--color-<name>`, `--brand-<shade>`, for light and dark. */
export function tokensCss(): string {
  return [
    '@layer tokens {',
    rule(':root', { ...measures, ...brandVariables(DEFAULT_BRAND) }),
    ...(Object.keys(palettes) as ThemeName[]).map(themeRule),
    `@media (prefers-reduced-motion: reduce) { ${rule(':root', motions('0ms', '0ms', '0ms'))} }`,
    '}',
  ].join('\n')
}

function themeRule(theme: ThemeName): string {
  const selector = theme === 'light' ? ':root' : `:root[data-theme='${theme}']`
  const variables: Record<string, string> = { ...shadows[theme] }
  for (const [name, value] of Object.entries(palettes[theme])) variables[`color-${name}`] = value
  for (const shade of BRAND_SHADES) variables[`brand-${shade}`] = `var(--brand-${theme}-${shade})`
  const css = `${rule(selector, variables).slice(0, -1)} color-scheme: ${theme}; }`
  return theme === 'light' ? css : `@media screen { ${css} }` // Print always uses the light theme.
}

const BRAND_SHADES = ['solid', 'solid-hover', 'on-solid', 'text', 'back', 'line', 'ring'] as const

function rule(selector: string, variables: Readonly<Record<string, string>>): string {
  const lines = Object.entries(variables).map(([name, value]) => `--${name.replace(/^--/, '')}: ${value};`)
  return `${selector} { ${lines.join(' ')} }`
}
