/*
 * The library with its languages in one chunk: English is included, and the others register themselves when imported.
 */
import 'cronstrue/locales/fr.js'
import 'cronstrue/locales/nl.js'
import cronstrue from 'cronstrue'

/** Describes a schedule. Throws for an invalid one. */
export const sentenceOf = (cron: string, language: string): string =>
  cronstrue.toString(cron, { locale: language, use24HourTimeFormat: true })
