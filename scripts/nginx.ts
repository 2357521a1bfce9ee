/**
 * The sample nginx configuration and container, with the headers of `config/security-headers.ts`:
 * `tsx scripts/nginx.ts` writes them.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { caching, securityHeaders, strictTransportSecurity } from '../config/security-headers.ts'

/** What Debian needs to serve `deploy/nginx.conf`; the tests install the same. */
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static', 'openssl']

/** Forward secrecy and authenticated encryption only (Mozilla's intermediate list, without finite-field DHE). */
const CIPHERS = ['ECDHE-ECDSA', 'ECDHE-RSA'].flatMap((exchange) =>
  ['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305'].map((cipher) => `${exchange}-${cipher}`),
)

const all = Object.entries({ ...securityHeaders, 'Strict-Transport-Security': strictTransportSecurity })
const addHeaders = all.map(([name, value]) => `    add_header ${name} "${value}" always;`).join('\n')
// A backend's own values would stand beside ours, and browsers then take neither or both.
const hideHeaders = [...Object.keys(Object.fromEntries(all)), 'Cache-Control']
  .map((name) => `        proxy_hide_header ${name};`)
  .join('\n')

/** The text of `deploy/nginx.conf`. */
export function nginxConfiguration(): string {
  return `# Made by scripts/nginx.ts from config/security-headers.ts; a test holds them together, and starts it.
# For /etc/nginx/conf.d, nginx 1.22 (Debian 12) or later, with ngx_brotli. Serves what \`npm run release\` writes under
# /portal/ and passes /api on to the backend. Change: names, certificate, root, backend.

# Files with a hash in their name never change; one that is not there yet may come. Personal data are never stored.
map "$status$uri" $portal_caching {
    default                            "${caching.page}";
    "~^(200|206|304)/portal/assets/"   "${caching.hashed}";
    "~^[0-9]+/api/"                    "${caching.api}";
}

# Without query strings and referrers: names that were searched for can stand in them.
log_format portal '$remote_addr [$time_iso8601] "$request_method $uri" $status $body_bytes_sent $request_time';

server {
    listen 80;
    server_name portal.example;
    server_tokens off;
    access_log /var/log/nginx/access.log portal;
${addHeaders}
    add_header Cache-Control "${caching.page}" always;
    return 301 https://portal.example$request_uri;
}

server {
    listen 443 ssl http2;
    server_name portal.example;
    server_tokens off;
    access_log /var/log/nginx/access.log portal;

    ssl_certificate     /etc/ssl/portal.example.crt;
    ssl_certificate_key /etc/ssl/portal.example.key;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_ciphers ${CIPHERS.join(':')};
    ssl_prefer_server_ciphers off;
    ssl_session_cache shared:portal:10m;
    ssl_session_timeout 1d;
    ssl_session_tickets off;

    root /srv; # portal/ lies in it
    charset utf-8;
    charset_types text/css text/javascript application/javascript application/json image/svg+xml;
    gzip_static on;
    brotli_static on;
    gzip_vary on;

    # For every answer, also redirects, errors and those of the backend. A location with an add_header of its own would
    # lose them, so none has one.
${addHeaders}
    add_header Cache-Control $portal_caching always;

    # Neither source maps nor hidden files, also if they were copied here.
    location ~ (\\.map$|/\\.) {
        return 404;
    }

    location /portal/assets/ {
    }

    # The configuration of this installation, as it stands now: never a compressed copy of what it was. Neither of the
    # two is a screen when it is missing.
    location = /portal/portal-config.json {
        gzip_static off;
        brotli_static off;
    }
    location = /portal/version.json {
        gzip_static off;
        brotli_static off;
    }

    # Every other address is a screen of the portal; its page names the newest files.
    location /portal/ {
        try_files $uri /portal/index.html;
    }

    location = / {
        return 302 /portal/;
    }

    location ^~ /api/ {
        proxy_pass http://127.0.0.1:8080/;
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr; # Not what a client says of itself.
        proxy_set_header X-Forwarded-Proto $scheme;
${hideHeaders}
        proxy_read_timeout 130s; # The portal itself gives up after 120 s.
        client_max_body_size 25m; # Uploads of users, vouchers and provider files.
        error_page 413 @too_large;
    }

    # As the contract's ApiError.
    location @too_large {
        default_type application/json;
        return 413 '{"message":"The body is larger than 25 MB.","code":"TOO_LARGE"}';
    }
}
`
}

/** The text of `deploy/Dockerfile`. */
export function containerFile(): string {
  return `# Made by scripts/nginx.ts. Build it in the root of the project: docker build -f deploy/Dockerfile -t portal .
# The certificate and its key are mounted at run time: /etc/ssl/portal.example.crt and .key.
FROM node:20-bookworm-slim AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run release

FROM debian:12-slim
RUN apt-get update \\
    && apt-get install -y --no-install-recommends ${PACKAGES.join(' ')} \\
    && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY deploy/nginx.conf /etc/nginx/conf.d/portal.conf
COPY --from=build /portal/release /srv
EXPOSE 80 443
CMD ["nginx", "-g", "daemon off;"]
`
}

/** Where Debian installs the module. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const isReady = (): boolean => existsSync('/usr/sbin/nginx') && existsSync(BROTLI_MODULE)

/** Whether nginx is here with what the sample needs. Installs it on Debian, when allowed to. */
export function ensureNginx(): boolean {
  if (isReady()) return true
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  for (const words of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES],
  ])
    try {
      execFileSync('apt-get', words, {
        stdio: 'ignore',
        timeout: 300_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    } catch {
      // An old list may do; whether nginx is there is looked at below.
    }
  return isReady()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync('deploy', { recursive: true })
  writeFileSync('deploy/nginx.conf', nginxConfiguration())
  writeFileSync('deploy/Dockerfile', containerFile())
}
