/* The library with its languages in one script: English is in it, and the others add themselves when they are imported. */
import 'cronstrue/locales/fr.js'
import 'cronstrue/locales/nl.js'

export { default } from 'cronstrue'
