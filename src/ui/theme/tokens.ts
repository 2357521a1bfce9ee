import { brandVariables, DEFAULT_BRAND } from './brand.ts'

/** The only place that defines colours and measures. The build generates `tokens.css` from it. */
export const palettes = {
  light: {
    canvas: '#f6f7f9',
    card: '#ffffff',
    overlay: '#ffffff',
    hover: '#f0f2f5',
    border: '#e1e5ea',
    /** Edges that users must see to use a control: inputs, checkboxes (3:1 on the card). */
    edge: '#8a93a1',
    text: '#1a1f29',
    muted: '#5a6270',
    scrim: 'rgb(15 20 30 / 0.4)',
    skeleton: '#e9ecf0',
    'neutral-text': '#454c58',
    'neutral-back': '#eceff3',
    'info-text': '#0b5590',
    'info-back': '#e5f1fb',
    'success-text': '#11633a',
    'success-back': '#e4f5eb',
    'warning-text': '#7a4a00',
    'warning-back': '#fdf1d8',
    'danger-text': '#a81c2b',
    'danger-back': '#fdebed',
    'danger-solid': '#c3202f',
    'danger-solid-hover': '#a81c2b',
    'on-danger': '#ffffff',
    'chart-1': '#0f6fc4',
    'chart-2': '#b45309',
    'chart-3': '#0f8a6a',
    'chart-4': '#a3369b',
    'chart-5': '#5b5fc7',
    'chart-6': '#c2334d',
    'chart-7': '#68717f',
  },
  dark: {
    canvas: '#0e1116',
    card: '#161a21',
    overlay: '#1b2029',
    hover: '#262d38',
    border: '#2a313c',
    edge: '#6c7687',
    text: '#e7eaef',
    muted: '#a0a9b7',
    scrim: 'rgb(0 0 0 / 0.6)',
    skeleton: '#232933',
    'neutral-text': '#c3cad5',
    'neutral-back': '#272e38',
    'info-text': '#86c1f7',
    'info-back': '#13283d',
    'success-text': '#74d7a1',
    'success-back': '#12291d',
    'warning-text': '#f2bd60',
    'warning-back': '#2f2513',
    'danger-text': '#ff9599',
    'danger-back': '#371b1f',
    'danger-solid': '#cb3440',
    'danger-solid-hover': '#b92c38',
    'on-danger': '#ffffff',
    'chart-1': '#57a8ee',
    'chart-2': '#e39a4c',
    'chart-3': '#3fbf9a',
    'chart-4': '#d67ccf',
    'chart-5': '#989cf3',
    'chart-6': '#f07d92',
    'chart-7': '#a0a9b7',
  },
} as const

export type ThemeName = keyof typeof palettes

/** A grid of 8 px and 4 px. Controls are 32 px high, rows 40 px. */
const measures = {
  'space-half': '4px',
  'space-1': '8px',
  'space-1-5': '12px',
  'space-2': '16px',
  'space-3': '24px',
  'space-4': '32px',
  'space-6': '48px',
  radius: '6px',
  'radius-small': '4px',
  control: '32px',
  row: '40px',
  header: '56px',
  sidebar: '240px',
  'form-width': '960px',
  font: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  'font-code': "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  'size-small': '12px',
  size: '14px',
  'size-heading': '16px',
  'size-title': '20px',
  'weight-strong': '600',
  motion: '120ms',
  'layer-sticky': '10',
  'layer-frame': '20',
  'layer-overlay': '100',
  'layer-notice': '200',
} as const

const shadows: Record<ThemeName, string> = {
  light: '0 0 0 1px rgb(15 20 30 / 0.08), 0 8px 24px rgb(15 20 30 / 0.14)',
  dark: '0 0 0 1px rgb(255 255 255 / 0.1), 0 8px 24px rgb(0 0 0 / 0.6)',
}

/** Cascade layers, the weakest first: variables, the reset, the blocks. Styles of screens have no layer and so win. */
export const LAYERS = '@layer tokens, base, ui;\n'

/** The content of `tokens.css`: `--<measure>`, `--color-<name>`, `--brand-<shade>`, for light and dark. */
export function tokensCss(): string {
  return [
    '@layer tokens {',
    rule(':root', { ...measures, ...brandVariables(DEFAULT_BRAND) }),
    ...(Object.keys(palettes) as ThemeName[]).map(themeRule),
    `@media (prefers-reduced-motion: reduce) { ${rule(':root', { motion: '0ms' })} }`,
    '}',
  ].join('\n')
}

function themeRule(theme: ThemeName): string {
  const selector = theme === 'light' ? ':root' : `:root[data-theme='${theme}']`
  const variables: Record<string, string> = { shadow: shadows[theme] }
  for (const [name, value] of Object.entries(palettes[theme])) variables[`color-${name}`] = value
  for (const shade of BRAND_SHADES) variables[`brand-${shade}`] = `var(--brand-${theme}-${shade})`
  const css = `${rule(selector, variables).slice(0, -1)} color-scheme: ${theme}; }`
  return theme === 'light' ? css : `@media screen { ${css} }` // Print always uses the light theme.
}

const BRAND_SHADES = ['solid', 'solid-hover', 'on-solid', 'text', 'back', 'ring'] as const

function rule(selector: string, variables: Readonly<Record<string, string>>): string {
  const lines = Object.entries(variables).map(([name, value]) => `--${name.replace(/^--/, '')}: ${value};`)
  return `${selector} { ${lines.join(' ')} }`
}
