/** Replaces `invoked-as.ts` in the package (build/without-folders.ts). */
export const INVOKED_AS = 'npx mobility-portal-conformance'
export const GUIDE = 'README.md of the package'
