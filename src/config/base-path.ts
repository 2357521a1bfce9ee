/**
 * R001: the portal is served under this path. The demo, which any folder may contain, replaces this module by its own.
 */
export const BASE = '/portal'
