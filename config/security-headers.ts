/**
 * The security headers of every page and file of the portal. `npm run preview`, `deploy/nginx.conf.template`
 * (generated from it) and the tests all use this file.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy(),
  'X-Content-Type-Options': 'nosniff',
  // Even the portal's own server does not get paths: they contain searched names, and the server logs them.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // For browsers without support for `frame-ancestors`.
  'X-Frame-Options': 'DENY',
}

/**
 * Files with a hash in their name never change, so they are cached for a year. Pages are revalidated, because they
 * refer to the newest files. Responses of the API contain personal data, so they are not stored.
 */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  api: 'no-store',
} as const

/**
 * Sent over https only: browsers ignore it on http, so `npm run preview` does not send it. One year, including
 * subdomains.
 */
export const strictTransportSecurity = 'max-age=31536000; includeSubDomains'

/**
 * No inline script, no `eval`, nothing from another origin. `style-src` allows the hash of the empty string: in
 * production emotion creates one empty `<style>` and fills it through CSSOM, which the policy does not restrict. A
 * development server cannot send this policy, because there emotion writes text into its styles.
 */
function contentSecurityPolicy(): string {
  const emptyStyle = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`
  const directives: Record<string, string> = {
    'default-src': `'self'`,
    'script-src': `'self'`,
    'style-src': `'self' ${emptyStyle}`,
    'img-src': `'self' data: blob:`,
    'font-src': `'self'`,
    'connect-src': `'self'`,
    'worker-src': `'self'`,
    'object-src': `'none'`,
    'base-uri': `'none'`,
    'form-action': `'self'`,
    'frame-ancestors': `'none'`,
    // Trusted Types: no text becomes HTML or a script. `src/base/worker.ts` creates the only policy.
    'require-trusted-types-for': `'script'`,
    'trusted-types': 'worker',
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
}
