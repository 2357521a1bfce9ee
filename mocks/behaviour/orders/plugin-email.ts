/** The mail about a plugin-service order, in the user's language (G119). */
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import type { PluginPurchaseRow, UserRow } from '../../tables.ts'
import { escapeHtml } from '../messages/templates.ts'
import { inLanguage, type ByLanguage } from '../in-language.ts'

type Schemas = components['schemas']
type Verdict = Schemas['PluginPurchaseVerdict']

interface Texts {
  greeting: string
  /** Takes the name of the plugin. */
  subject: Record<Verdict, (plugin: string) => string>
  /** Takes the plugin, the ordered item, and its price. */
  sentence: Record<Verdict, (plugin: string, item: string, price: string) => string>
  /** The next step of the user after an approval. */
  next: string
}

const TEXTS: ByLanguage<Texts> = {
  nl: {
    greeting: 'Dag',
    subject: {
      REQUESTED: (plugin) => `Uw bestelling is goedgekeurd: ${plugin}`,
      REJECTED: (plugin) => `Uw bestelling is afgewezen: ${plugin}`,
    },
    sentence: {
      REQUESTED: (plugin, item, price) =>
        `Uw bestelling bij ${plugin} is goedgekeurd: ${item}, voor ${price}.`,
      REJECTED: (plugin, item, price) => `Uw bestelling bij ${plugin} is afgewezen: ${item}, voor ${price}.`,
    },
    next: 'Aanvaard of weiger ze in de app.',
  },
  en: {
    greeting: 'Hello',
    subject: {
      REQUESTED: (plugin) => `Your order is approved: ${plugin}`,
      REJECTED: (plugin) => `Your order is rejected: ${plugin}`,
    },
    sentence: {
      REQUESTED: (plugin, item, price) => `Your order from ${plugin} is approved: ${item}, for ${price}.`,
      REJECTED: (plugin, item, price) => `Your order from ${plugin} is rejected: ${item}, for ${price}.`,
    },
    next: 'Accept or decline it in the app.',
  },
  fr: {
    greeting: 'Bonjour',
    subject: {
      REQUESTED: (plugin) => `Votre commande est approuvée : ${plugin}`,
      REJECTED: (plugin) => `Votre commande est refusée : ${plugin}`,
    },
    sentence: {
      REQUESTED: (plugin, item, price) =>
        `Votre commande chez ${plugin} est approuvée : ${item}, pour ${price}.`,
      REJECTED: (plugin, item, price) =>
        `Votre commande chez ${plugin} est refusée : ${item}, pour ${price}.`,
    },
    next: "Acceptez-la ou refusez-la dans l'app.",
  },
}

export function pluginEmail(
  { plugin, description, price, rejectionNote }: PluginPurchaseRow,
  { email, language, firstName }: UserRow,
  verdict: Verdict,
  note = rejectionNote,
): Schemas['PluginEmail'] {
  const { greeting, subject, sentence, next } = inLanguage(TEXTS, language)
  const lines = [
    `${greeting} ${firstName}`,
    '',
    sentence[verdict](plugin.name, description, euros(price)),
    ...(verdict === 'REQUESTED' ? [next] : note === undefined ? [] : [note.trim()]),
  ]
  return {
    ...withoutUndefined({ to: email }),
    language,
    subject: subject[verdict](plugin.name),
    ...(HTML_PLUGINS.has(plugin.ospId)
      ? { contentType: 'text/html', body: toHtml(lines) }
      : { body: lines.join('\n') }),
  }
}

/** G401: the plugins whose mails are HTML. */
const HTML_PLUGINS: ReadonlySet<string> = new Set(['pl-9304'])

/** Escapes user input, so that the mail shows it as text. */
const toHtml = (lines: readonly string[]): string =>
  lines
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')

const groupDigits = (digits: string): string =>
  digits.length > 3 ? `${groupDigits(digits.slice(0, -3))} ${digits.slice(-3)}` : digits

/** Formats an amount as the portal does: `€ 1 234,56` (G161). */
function euros(amount: number): string {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.')
  return `€ ${groupDigits(whole)},${cents}`
}
