/** The locales of `cronstrue` have no types. Importing one registers it. */
declare module 'cronstrue/locales/*'
