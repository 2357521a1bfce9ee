/** The sample nginx configuration, with the headers of `config/security-headers.ts`: `tsx scripts/nginx.ts` writes it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { caching, securityHeaders, strictTransportSecurity } from '../config/security-headers.ts'

/** The text of `deploy/nginx.conf`. */
export function nginxConfiguration(): string {
  const headers = Object.entries({ ...securityHeaders, 'Strict-Transport-Security': strictTransportSecurity })
  // nginx drops inherited headers in a location that adds its own, so every location lists them all.
  const all = headers.map(([name, value]) => `        add_header ${name} "${value}" always;`).join('\n')
  return `# Made by scripts/nginx.ts from config/security-headers.ts; a test holds them together.
# Serves the files of \`npm run build\` (dist/) under /portal/ and passes /api on to the backend.

server {
    listen 443 ssl;
    http2 on;
    server_name portal.example;
    ssl_certificate     /etc/ssl/portal.example.crt;
    ssl_certificate_key /etc/ssl/portal.example.key;
    server_tokens off;
    root /srv; # dist/ lies in /srv/portal
    gzip on;
    gzip_types text/css text/javascript application/javascript application/json image/svg+xml;

    # Files with a hash in their name never change; one that is not there yet may come.
    location /portal/assets/ {
        add_header Cache-Control "${caching.hashed}";
${all}
    }

    # Every other address is a screen of the portal; its page names the newest files.
    location /portal/ {
        try_files $uri /portal/index.html;
        add_header Cache-Control "${caching.page}" always;
${all}
    }

    location = / {
        return 302 /portal/;
    }

    location /api/ {
        proxy_pass http://127.0.0.1:8080/;
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_read_timeout 130s; # The portal itself gives up after 120 s.
        client_max_body_size 25m; # Uploads of users, vouchers and provider files.
    }
}
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync('deploy', { recursive: true })
  writeFileSync('deploy/nginx.conf', nginxConfiguration())
}
