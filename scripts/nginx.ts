/**
 * Writes the configuration of nginx and its container, with the headers of `config/security-headers.ts`: `npx tsx
 * scripts/nginx.ts`. The paths of the contract come from `npm run generate`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { caching, securityHeaders, strictTransportSecurity } from '../config/security-headers.ts'

/** The packages that Debian needs to serve the portal. */
const IMAGE_PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static']
/** Additional packages for the tests: certificates, and a read-only file system to run it in. */
const TEST_PACKAGES = ['openssl', 'bubblewrap']

/** Where Debian installs the module. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const REQUEST_ID = 'X-Request-Id'
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Forward secrecy and authenticated encryption only (Mozilla's intermediate list, without finite-field DHE). */
const CIPHERS = ['ECDHE-ECDSA', 'ECDHE-RSA'].flatMap((exchange) =>
  ['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305'].map((cipher) => `${exchange}-${cipher}`),
)

const all = Object.entries({ ...securityHeaders, 'Strict-Transport-Security': strictTransportSecurity })
const addHeaders = all.map(([name, value]) => `    add_header ${name} "${value}" always;`).join('\n')
// Headers of the backend would be sent in addition to ours, and browsers then apply neither or both.
const hideHeaders = [...Object.keys(Object.fromEntries(all)), 'Cache-Control', REQUEST_ID]
  .map((name) => `            proxy_hide_header ${name};`)
  .join('\n')

/**
 * Each server responds to this on plain http, whatever its host name, because a container's health check knows only its
 * address.
 */
const HEALTH = `        location = /healthz {
            access_log off;
            default_type text/plain;
            if (!-f $document_root/portal/index.html) {
                return 503 "The page is missing.\\n";
            }
            if (!-f @CONFIG@) {
                return 503 "portal-config.json is missing.\\n";
            }
            return 200 "ok\\n";
        }`

/** The text of `deploy/nginx.conf.template`. */
export function nginxTemplate(): string {
  return `# Made by scripts/nginx.ts from config/security-headers.ts; a test holds them together.
# deploy/entrypoint.sh fills in what stands between @ signs, and keeps the lines of one of #tls# and #plain#, of #proxies#
# where proxies are trusted, and of #backend-tls# where the backend is called by https. For nginx 1.22 (Debian 12) or
# later with ngx_brotli, as an ordinary user.

daemon off;
load_module ${BROTLI_MODULE};
worker_processes 2;
pid @RUN@/nginx.pid;
error_log stderr error; # The entry script makes JSON of it, without what was asked.

events {
    worker_connections 4096;
}

http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    sendfile on;
    server_tokens off;
    absolute_redirect off; # The port here is not the one that a browser sees.
    log_not_found off; # The access log has the status; a line of the error log would have the path as it was asked.

    # All that is written. A body waits here until it has arrived, with the names that it holds; answers do not.
    client_body_temp_path @RUN@/body;
    proxy_temp_path       @RUN@/proxy;
    fastcgi_temp_path     @RUN@/fastcgi;
    uwsgi_temp_path       @RUN@/uwsgi;
    scgi_temp_path        @RUN@/scgi;
    proxy_max_temp_file_size 0;

    map_hash_bucket_size 256; # The paths of the contract are long, and many.
    map_hash_max_size 4096;

    # A proxy before this one, or a monitor, may have named the request. Only what is a number can hold no name.
    map $http_x_request_id $portal_request_id {
        default $request_id;
        "~^[0-9a-f]{32}$" $http_x_request_id;
        "~^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$" $http_x_request_id;
    }
#proxies#
#proxies#    # Who called, as the proxies say that are trusted to.
#proxies#    @SET_REAL_IP_FROM@
#proxies#    real_ip_header X-Forwarded-For;
#proxies#    real_ip_recursive on;
#proxies#    geo $realip_remote_addr $portal_from_proxy {
#proxies#        default 0;
#proxies#        @TRUSTED@
#proxies#    }
#proxies#    map "$portal_from_proxy $http_x_forwarded_proto" $portal_scheme {
#proxies#        default   $scheme;
#proxies#        "1 http"  http;
#proxies#        "1 https" https;
#proxies#    }
#direct#    map "" $portal_scheme {
#direct#        default $scheme;
#direct#    }

    # Files with a hash in their name never change; one that is not there yet may come. Personal data are never stored.
    map "$status$uri" $portal_caching {
        default                            "${caching.page}";
        "~^(200|206|304)/portal/assets/"   "${caching.hashed}";
        "~^[0-9]+/api/"                    "${caching.api}";
    }

    # The log has no query strings and no referrers, since names that were searched for can stand in them; and no path as
    # it was asked, since anything can stand in that: the file that was served, or the path of the contract.
    map "$status$uri" $portal_file {
        default "/portal/*";
        "~^(?:200|206|304)(?<portal_served>/portal/.*)$" $portal_served;
    }
    map $uri $portal_path {
        default "*";
        "/" "/";
        include @HERE@/logged-paths.conf;
        "~^/api/" "/api/*";
        "~^/portal/" $portal_file;
    }
    map $request_method $portal_method {
        default other;
${METHODS.map((method) => `        ${method} ${method};`).join('\n')}
    }
    map $http_portal_build $portal_build {
        default "";
        "~^(?:[0-9a-f]{7,40}|unknown)-[0-9a-f]{8}$" $http_portal_build;
    }
    log_format portal escape=json '{"log":"access","time":"$time_iso8601","id":"$portal_request_id",'
        '"client":"$remote_addr","method":"$portal_method","path":"$portal_path","status":"$status",'
        '"bytes":"$body_bytes_sent","seconds":"$request_time","backend":"$upstream_status",'
        '"backendSeconds":"$upstream_response_time","build":"$portal_build","connection":"$connection"}';
    access_log @RUN@/log portal;

    root @ROOT@; # portal/ lies in it
    charset utf-8;
    charset_types text/css text/javascript application/javascript application/json image/svg+xml;
    gzip_static on;
    brotli_static on;
    # Answers of the API: its tokens travel in a header that no other site can send, so their length tells nobody anything.
    gzip on;
    gzip_types application/json text/csv text/plain application/xml;
    gzip_proxied any;
    gzip_min_length 1000;
    gzip_vary on;

    # For every answer, also redirects, errors and those of the backend. A server or location with an add_header of its own
    # would lose them, so none has one.
${addHeaders}
    add_header Cache-Control $portal_caching always;
    add_header ${REQUEST_ID} $portal_request_id always;
#tls#
#tls#    ssl_certificate     @TLS_CERTIFICATE@;
#tls#    ssl_certificate_key @TLS_KEY@;
#tls#    ssl_protocols TLSv1.2 TLSv1.3;
#tls#    ssl_ciphers ${CIPHERS.join(':')};
#tls#    ssl_prefer_server_ciphers off;
#tls#    ssl_session_cache shared:portal:10m;
#tls#    ssl_session_timeout 1d;
#tls#    ssl_session_tickets off;

    # A name that is not ours is refused: on https before it gets a certificate to see, or by the status when a
    # connection of ours is used for another name.
    server {
        listen @HTTP@ default_server;
        server_name _;

${HEALTH}

        location / {
            return 421;
        }
    }
#tls#    server {
#tls#        listen @HTTPS@ ssl http2 default_server;
#tls#        server_name _;
#tls#        ssl_reject_handshake on;
#tls#        return 421;
#tls#    }
#tls#
#tls#    server {
#tls#        listen @HTTP@;
#tls#        server_name @HOSTS@;
#tls#
${HEALTH.replaceAll(/^/gm, '#tls#')}
#tls#
#tls#        location / {
#tls#            return 308 https://$host$request_uri;
#tls#        }
#tls#    }

    server {
#tls#        listen @HTTPS@ ssl http2;
#plain#        listen @HTTP@;
        server_name @HOSTS@;

#plain#${HEALTH.replaceAll('\n', '\n#plain#')}

        # Neither source maps nor hidden files, also if they were copied here.
        location ~ (\\.map$|/\\.) {
            return 404;
        }

        location /portal/assets/ {
        }

        # The configuration of this installation, as it stands now: never a compressed copy of what it was. Neither of
        # the two is a screen when it is missing.
        location = /portal/portal-config.json {
            alias @CONFIG@;
            default_type application/json;
            gzip off;
            gzip_static off;
            brotli_static off;
        }
        location = /portal/version.json {
            gzip off;
            gzip_static off;
            brotli_static off;
        }

        # Every other address is a screen of the portal; its page names the newest files.
        location /portal/ {
            try_files $uri /portal/index.html;
        }

        # Not 301 or 302: nginx leaves the character set of their page out.
        location = / {
            return 307 /portal/;
        }
        location = /portal {
            return 308 /portal/;
        }
        location = /api {
            return 404;
        }

        location ^~ /api/ {
            proxy_pass @BACKEND@/;
#backend-tls#            proxy_ssl_server_name on;
#backend-tls#            proxy_ssl_verify on;
#backend-tls#            proxy_ssl_verify_depth 4;
#backend-tls#            proxy_ssl_trusted_certificate @BACKEND_CA@;
            proxy_set_header Host $host;
            proxy_set_header X-Forwarded-For $remote_addr; # Not what a client says of itself.
            proxy_set_header X-Forwarded-Proto $portal_scheme;
            proxy_set_header ${REQUEST_ID} $portal_request_id;
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
}
`
}

/** The text of `deploy/Dockerfile`. */
export function containerFile(): string {
  return `# Made by scripts/nginx.ts. In the root of the project: docker build -f deploy/Dockerfile -t portal .
# docs/INSTALL.md says what to set when it runs. A test runs the last stage without a container engine.
FROM node:24-bookworm-slim AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG BUILD_COMMIT=unknown
ENV BUILD_COMMIT=$BUILD_COMMIT
RUN npm run release

# For trying out and development only; see compose.yaml.
FROM node:24-bookworm-slim AS sandbox
WORKDIR /portal
COPY --from=build /portal /portal
USER 10001:10001
CMD ["node", "--import", "tsx", "mocks/node.ts", "--port", "4010"]

FROM debian:12-slim AS portal
RUN apt-get update \\
    && apt-get install -y --no-install-recommends ${IMAGE_PACKAGES.join(' ')} \\
    && rm -rf /var/lib/apt/lists/*
COPY --chmod=755 deploy/entrypoint.sh /opt/portal/entrypoint.sh
COPY deploy/nginx.conf.template /opt/portal/nginx.conf.template
COPY --from=build /portal/src/api/generated/logged-paths.conf /opt/portal/logged-paths.conf
COPY --from=build /portal/release /srv
USER 10001:10001
EXPOSE 8080 8443
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["/opt/portal/entrypoint.sh", "healthy"]
ENTRYPOINT ["/opt/portal/entrypoint.sh"]
`
}

const isReady = (): boolean =>
  ['/usr/sbin/nginx', BROTLI_MODULE, '/usr/bin/openssl', '/usr/bin/bwrap'].every(existsSync)

/** Whether nginx is installed with the modules that the sample needs. Installs it on Debian if it has permission. */
export function ensureNginx(): boolean {
  if (isReady()) return true
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  for (const words of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...IMAGE_PACKAGES, ...TEST_PACKAGES],
  ])
    try {
      execFileSync('apt-get', words, {
        stdio: 'ignore',
        timeout: 300_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    } catch {
      // An outdated package list may be enough. Whether nginx is installed is checked below.
    }
  return isReady()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync('deploy', { recursive: true })
  writeFileSync('deploy/nginx.conf.template', nginxTemplate())
  writeFileSync('deploy/Dockerfile', containerFile())
}
