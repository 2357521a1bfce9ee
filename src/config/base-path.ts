/** R001: the portal is served under this path. The demo, which any folder may hold, has its own module in place of this one. */
export const BASE = '/portal'
