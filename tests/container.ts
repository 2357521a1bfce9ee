/**
 * Runs what `deploy/Dockerfile` describes without a container engine: its files in a read-only tree, as an ordinary
 * user.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Image {
  readonly user: string
  readonly entrypoint: readonly string[]
  readonly healthcheck: readonly string[]
  readonly stopSignal: NodeJS.Signals
  /**
   * What is copied into the image from the project and from the previous build stage, with the location in the image.
   */
  readonly copies: readonly { readonly from: string; readonly to: string }[]
}

/** The last stage of the Dockerfile, which is the portal. */
export function readImage(): Image {
  const [, stage = ''] = readFileSync('deploy/Dockerfile', 'utf8').split(/^FROM .* AS portal$/m)
  const valueOf = (pattern: RegExp): string => {
    const [, value] = pattern.exec(stage) ?? []
    if (value === undefined) throw new Error(`deploy/Dockerfile has no line ${pattern}`)
    return value
  }
  return {
    user: valueOf(/^USER (\d+):\1$/m),
    entrypoint: JSON.parse(valueOf(/^ENTRYPOINT (.*)$/m)) as string[],
    healthcheck: JSON.parse(valueOf(/^HEALTHCHECK .*CMD (.*)$/m)) as string[],
    stopSignal: valueOf(/^STOPSIGNAL (.*)$/m) as NodeJS.Signals,
    copies: [...stage.matchAll(/^COPY (?:--\S+ )*(\S+) (\S+)$/gm)].map(([, from = '', to = '']) => ({
      from,
      to,
    })),
  }
}

/** The release, which a test creates itself. */
const RELEASE = '/portal/release'

/** Puts the files that the image contains in addition to the release into a folder that an ordinary user can read. */
export function layOut(folder: string, { copies }: Image): void {
  chmodSync(folder, 0o755)
  for (const { from, to } of copies.filter((copy) => copy.from !== RELEASE)) {
    mkdirSync(join(folder, to, '..'), { recursive: true })
    cpSync(from.replace(/^\/portal\//, ''), join(folder, to)) // Built here, not in the image.
    chmodSync(join(folder, to), from.endsWith('.sh') ? 0o755 : 0o644)
  }
}

/** Runs a command as the user of the image. A user who is not root runs it as themselves. */
export const asOrdinaryUser = ({ user }: Image): string[] =>
  process.getuid?.() === 0
    ? ['setpriv', '--reuid', user, '--regid', user, '--clear-groups', '--no-new-privs']
    : []

/** The parts of Debian that the image also has, and the files that a container engine adds for resolving host names. */
const SYSTEM = [
  '/usr',
  '/etc/nginx/mime.types',
  '/etc/ssl',
  '/etc/ld.so.cache',
  '/etc/hosts',
  '/etc/nsswitch.conf',
]
const LINKS = ['bin', 'sbin', 'lib', 'lib64']

/**
 * The arguments that run a command in the tree of an image: only `/tmp`, which is empty at first, is writable, and the
 * command is process 1, as in a container. `mounts` maps paths in the tree to the mounted files.
 */
export function inReadOnlyTree(
  image: Image,
  mounts: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>>,
): string[] {
  const { user } = image
  return [
    ...asOrdinaryUser(image),
    'bwrap',
    ...`--unshare-user --uid ${user} --gid ${user} --unshare-pid --as-pid-1 --die-with-parent`.split(' '),
    ...SYSTEM.flatMap((path) => ['--ro-bind-try', path, path]),
    ...LINKS.flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]),
    ...Object.entries(mounts).flatMap(([to, from]) => ['--ro-bind', from, to]),
    ...'--proc /proc --dev /dev --tmpfs /tmp --remount-ro /'.split(' '),
    '--clearenv',
    ...Object.entries({ PATH: '/usr/sbin:/usr/bin', ...environment }).flatMap(([name, value]) => [
      '--setenv',
      name,
      value,
    ]),
  ]
}

/** Whether this machine allows an ordinary user to create such a tree. */
export function canMakeTrees(): boolean {
  const [command = '', ...words] = inReadOnlyTree(readImage(), {}, {})
  try {
    execFileSync(command, [...words, 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
