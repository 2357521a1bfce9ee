/** The languages of `cronstrue` have no types. Importing one adds it to the library. */
declare module 'cronstrue/locales/*'
