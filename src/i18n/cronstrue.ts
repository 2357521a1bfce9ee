/* The library with its languages in one script: English is in it, and the others add themselves when they are imported. */
import 'cronstrue/locales/fr.js'
import 'cronstrue/locales/nl.js'
import cronstrue from 'cronstrue'

/** The sentence of a schedule. Throws for one that cannot be read. */
export const sentenceOf = (cron: string, language: string): string =>
  cronstrue.toString(cron, { locale: language, use24HourTimeFormat: true })
