import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { securityHeaders } from '../../config/security-headers.ts'
import { containerFile, nginxTemplate } from '../../scripts/nginx.ts'

const policy = securityHeaders['Content-Security-Policy'] ?? ''
const directives = new Map(
  policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
)

describe('security headers', () => {
  it('allow no inline script, no eval and no other origin', () => {
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/)
    expect(directives.get('default-src')).toBe(`'self'`)
    expect(directives.get('script-src')).toBe(`'self'`)
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(directives.get(name)).toBe(`'none'`)
  })

  it('equal those of the configuration of nginx, which the image contains', () => {
    expect(readFileSync('deploy/nginx.conf.template', 'utf8')).toBe(nginxTemplate())
    expect(readFileSync('deploy/Dockerfile', 'utf8')).toBe(containerFile())
  })
})
