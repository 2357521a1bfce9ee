/** How the suite is started, for its help and for the commands in its reports. */
export const INVOKED_AS = 'npm run conformance --'
/** Where the format of the credentials is described. */
export const GUIDE = 'scripts/conformance/README.md'
