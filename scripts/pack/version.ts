/** The version of the packages: the newest one that `CHANGELOG.md` has. */
export function versionIn(changelog: string): string {
  const [, version] = /^## \[(\d+\.\d+\.\d+[^\]]*)\]/m.exec(changelog) ?? []
  if (version === undefined) throw new Error('CHANGELOG.md has no version yet')
  return version
}
