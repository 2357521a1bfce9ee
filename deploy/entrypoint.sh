#!/bin/sh
# Starts the web server of the portal from the environment. docs/INSTALL.md says what each variable means.
#   entrypoint.sh           checks the environment, writes the configuration into PORTAL_RUN_DIR, and runs nginx in the
#                           foreground; QUIT, TERM and INT have it finish what it is busy with, HUP reads the certificates anew
#   entrypoint.sh healthy   asks the running one whether it can serve the page
# Ends with 78 when something is set wrongly, and says what. Writes below PORTAL_RUN_DIR only.
set -euf
export LC_ALL=C TZ=UTC
umask 077

PORTAL_BACKEND=${PORTAL_BACKEND:-}
PORTAL_BACKEND_CA=${PORTAL_BACKEND_CA:-}
PORTAL_HOSTS=${PORTAL_HOSTS:-}
PORTAL_TLS_CERTIFICATE=${PORTAL_TLS_CERTIFICATE:-}
PORTAL_TLS_KEY=${PORTAL_TLS_KEY:-}
PORTAL_TRUSTED_PROXIES=${PORTAL_TRUSTED_PROXIES:-}
PORTAL_ADDRESS=${PORTAL_ADDRESS:-0.0.0.0}
PORTAL_HTTP_PORT=${PORTAL_HTTP_PORT:-8080}
PORTAL_HTTPS_PORT=${PORTAL_HTTPS_PORT:-8443}
PORTAL_CONFIG=${PORTAL_CONFIG:-}
PORTAL_CONFIG_FILE=${PORTAL_CONFIG_FILE:-}
PORTAL_ROOT=${PORTAL_ROOT:-/srv}
PORTAL_RUN_DIR=${PORTAL_RUN_DIR:-/tmp/portal}
here=$(cd "$(dirname "$0")" && pwd)

fail() {
    printf 'portal: %s\n' "$1" >&2
    exit 78
}

# Whether a whole value is as a pattern says. What passes goes into the configuration as it is.
matches() {
    case $1 in *[![:print:]]*) return 1 ;; esac
    printf '%s\n' "$1" | grep -Eq "^($2)\$"
}
number='[0-9]{1,5}'
name='[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*'
address='[0-9]{1,3}(\.[0-9]{1,3}){3}|\[[0-9a-fA-F:.]+\]'
path='/[A-Za-z0-9._/-]*'

is_port() {
    matches "$1" "$number" && [ "$1" -ge 1 ] && [ "$1" -le 65535 ]
}

check_ports() {
    matches "$PORTAL_ADDRESS" "$address" || fail "PORTAL_ADDRESS is no address such as 0.0.0.0 or [::]: $PORTAL_ADDRESS"
    is_port "$PORTAL_HTTP_PORT" || fail "PORTAL_HTTP_PORT is no port: $PORTAL_HTTP_PORT"
    is_port "$PORTAL_HTTPS_PORT" || fail "PORTAL_HTTPS_PORT is no port: $PORTAL_HTTPS_PORT"
}

# A file that the configuration names: its path is plain, and it can be read.
check_file() {
    matches "$2" "$path" || fail "$1 is no path of letters, digits and . _ - that begins with /: $2"
    [ -f "$2" ] && [ -r "$2" ] || fail "$1: $2 is missing or cannot be read by user $(id -u)"
}

check_backend() {
    [ -n "$PORTAL_BACKEND" ] || fail 'PORTAL_BACKEND is not set: where the paths of the contract begin, such as http://backend:8080'
    matches "$PORTAL_BACKEND" "https?://($name|$address)(:$number)?($path)?" ||
        fail "PORTAL_BACKEND is no address such as http://backend:8080 or https://backend.example/api: $PORTAL_BACKEND"
    case $PORTAL_BACKEND in
    https:*)
        [ -n "$PORTAL_BACKEND_CA" ] || fail 'PORTAL_BACKEND_CA is not set: the certificates by which the https backend is known'
        check_file PORTAL_BACKEND_CA "$PORTAL_BACKEND_CA"
        ;;
    *) [ -z "$PORTAL_BACKEND_CA" ] || fail 'PORTAL_BACKEND_CA is set, but PORTAL_BACKEND does not begin with https' ;;
    esac
}

check_hosts() {
    [ -n "$PORTAL_HOSTS" ] || fail 'PORTAL_HOSTS is not set: the names by which browsers ask for the portal, with spaces between'
    for host in $PORTAL_HOSTS; do
        matches "$host" "$name" && matches "$host" '.*[A-Za-z].*' ||
            fail "PORTAL_HOSTS has what is no host name (no port, no scheme, no wildcard): $host"
    done
}

check_tls() {
    if [ -z "$PORTAL_TLS_CERTIFICATE" ] && [ -z "$PORTAL_TLS_KEY" ]; then return; fi
    [ -n "$PORTAL_TLS_CERTIFICATE" ] || fail 'PORTAL_TLS_KEY is set, but not PORTAL_TLS_CERTIFICATE'
    [ -n "$PORTAL_TLS_KEY" ] || fail 'PORTAL_TLS_CERTIFICATE is set, but not PORTAL_TLS_KEY'
    check_file PORTAL_TLS_CERTIFICATE "$PORTAL_TLS_CERTIFICATE"
    check_file PORTAL_TLS_KEY "$PORTAL_TLS_KEY"
}

check_proxies() {
    for proxy in $PORTAL_TRUSTED_PROXIES; do
        matches "$proxy" '([0-9]{1,3}(\.[0-9]{1,3}){3}|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*)(/[0-9]{1,3})?' ||
            fail "PORTAL_TRUSTED_PROXIES has what is no address or network such as 10.0.0.0/8: $proxy"
    done
}

# The portal itself checks each value when it starts; here it only has to be one object.
check_config() {
    if [ -n "$PORTAL_CONFIG_FILE" ]; then
        [ -z "$PORTAL_CONFIG" ] || fail 'PORTAL_CONFIG and PORTAL_CONFIG_FILE are both set; set one'
        check_file PORTAL_CONFIG_FILE "$PORTAL_CONFIG_FILE"
    fi
    case $PORTAL_CONFIG in
    '' | '{'*'}') ;;
    *) fail 'PORTAL_CONFIG is no JSON object, from { to }' ;;
    esac
}

check_folders() {
    matches "$here" "$path" || fail "this script lies where the path is not of letters, digits and . _ -: $here"
    [ "$(id -u)" -ne 0 ] || fail 'it runs as root; choose another user, such as 10001 of the image'
    matches "$PORTAL_ROOT" "$path" || fail "PORTAL_ROOT is no path of letters, digits and . _ -: $PORTAL_ROOT"
    [ -f "$PORTAL_ROOT/portal/index.html" ] || fail "PORTAL_ROOT: $PORTAL_ROOT has no portal/index.html, as npm run release writes it"
    matches "$PORTAL_RUN_DIR" "$path" || fail "PORTAL_RUN_DIR is no path of letters, digits and . _ -: $PORTAL_RUN_DIR"
    mkdir -p "$PORTAL_RUN_DIR" 2>/dev/null && [ -w "$PORTAL_RUN_DIR" ] ||
        fail "PORTAL_RUN_DIR: user $(id -u) cannot write to $PORTAL_RUN_DIR; mount a tmpfs there or above it"
}

# Prints the path of portal-config.json, which is written when its text was given.
config_file() {
    if [ -n "$PORTAL_CONFIG" ]; then
        rm -f "$PORTAL_RUN_DIR/portal-config.json"
        printf '%s\n' "$PORTAL_CONFIG" >"$PORTAL_RUN_DIR/portal-config.json"
        echo "$PORTAL_RUN_DIR/portal-config.json"
    else
        echo "${PORTAL_CONFIG_FILE:-$PORTAL_ROOT/portal/portal-config.json}"
    fi
}

# The sed command that keeps the lines of a kind, or drops them.
lines_of() {
    if [ -n "$2" ]; then echo "s/^#$1#//"; else echo "/^#$1#/d"; fi
}

write_configuration() {
    real_ip='' trusted='' direct=yes
    for proxy in $PORTAL_TRUSTED_PROXIES; do
        real_ip="$real_ip set_real_ip_from $proxy;" trusted="$trusted $proxy 1;" direct=''
    done
    plain=yes backend_tls=$PORTAL_BACKEND_CA both=''
    [ -z "$PORTAL_TLS_KEY" ] || plain=''
    case $PORTAL_ADDRESS in '[::]') both=' ipv6only=off' ;; esac
    rm -f "$PORTAL_RUN_DIR/nginx.conf"
    sed -e "$(lines_of tls "$PORTAL_TLS_KEY")" -e "$(lines_of plain "$plain")" \
        -e "$(lines_of proxies "$trusted")" -e "$(lines_of direct "$direct")" \
        -e "$(lines_of backend-tls "$backend_tls")" \
        -e "s|listen @HTTP@ default_server|&$both|; s|listen @HTTPS@ ssl http2 default_server|&$both|" \
        -e "s|@HTTP@|$PORTAL_ADDRESS:$PORTAL_HTTP_PORT|; s|@HTTPS@|$PORTAL_ADDRESS:$PORTAL_HTTPS_PORT|" \
        -e "s|@HOSTS@|$(echo $PORTAL_HOSTS)|; s|@BACKEND@|${PORTAL_BACKEND%/}|; s|@BACKEND_CA@|$PORTAL_BACKEND_CA|" \
        -e "s|@TLS_CERTIFICATE@|$PORTAL_TLS_CERTIFICATE|; s|@TLS_KEY@|$PORTAL_TLS_KEY|" \
        -e "s|@SET_REAL_IP_FROM@|$real_ip|; s|@TRUSTED@|$trusted|" \
        -e "s|@HERE@|$here|; s|@CONFIG@|$(config_file)|; s|@ROOT@|$PORTAL_ROOT|; s|@RUN@|$PORTAL_RUN_DIR|" \
        "$here/nginx.conf.template" >"$PORTAL_RUN_DIR/nginx.conf"
}

# nginx writes both logs into a pipe, since not every standard output can be opened by its name. Lines of the access log pass.
# Of the error log, a line about a connection (*12) loses what was asked: nginx adds it after "client:", and quotes it before
# that. Its number is in the access log as well. What does not begin as a line of nginx is the rest of such a line.
pass_log_on() {
    stdbuf -oL sed -E '
        /^\{/b
        /^[0-9/]{10} [0-9:]{8} \[[a-z]+\] [0-9]+#[0-9]+: \*[0-9]+ /s/(, client: |").*//
        s/\\/\\\\/g
        s/"/\\"/g
        s/[[:cntrl:]]/ /g
        s|^(.{4})/(..)/(..) ([0-9:]{8}) \[([a-z]+)\] [0-9]+#[0-9]+: (\*([0-9]+) )?(.*)$|{"log":"error","time":"\1-\2-\3T\4+00:00","level":"\5","connection":"\7","message":"\8"}|
        t
        s/.*/{"log":"error","message":"A line was left out that does not begin as those of nginx."}/
    '
}

if [ "${1:-}" = healthy ]; then
    check_ports
    asked=$PORTAL_ADDRESS
    case $asked in 0.0.0.0 | '[::]') asked=127.0.0.1 ;; esac
    exec bash -c 'exec 3<>"/dev/tcp/$1/$2" && printf "GET /healthz HTTP/1.0\r\n\r\n" >&3 && read -r _ status _ <&3 &&
        [ "$status" = 200 ]' healthy "$(echo "$asked" | tr -d '[]')" "$PORTAL_HTTP_PORT"
fi

check_folders
check_ports
check_hosts
check_backend
check_tls
check_proxies
check_config
write_configuration
rm -f "$PORTAL_RUN_DIR/log"
mkfifo "$PORTAL_RUN_DIR/log"
pass_log_on <"$PORTAL_RUN_DIR/log" &
log=$!
exec 3>>"$PORTAL_RUN_DIR/log"
/usr/sbin/nginx -q -t -c "$PORTAL_RUN_DIR/nginx.conf" -e stderr || fail 'nginx refuses this; it has said why above'
/usr/sbin/nginx -c "$PORTAL_RUN_DIR/nginx.conf" -e stderr 2>&3 3>&- &
server=$!
exec 3>&-
trap 'kill -QUIT "$server"' QUIT TERM INT
trap 'kill -HUP "$server"' HUP
# A signal ends the waiting, so it is repeated. The shell stays until the last line of the log is out: a container ends with
# its first process.
code=0
wait "$server" || code=$?
while kill -0 "$server" 2>/dev/null; do
    code=0
    wait "$server" || code=$?
done
wait "$log" || true
exit "$code"
