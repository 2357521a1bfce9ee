/** Replaces `read-example.ts` in builds without a file system (build/without-folders.ts). */
const found = import.meta.glob<string>('../../../tests/files/*.{csv,xml}', {
  eager: true,
  import: 'default',
  query: '?raw',
})

export const readExample = (name: string): string | undefined => found[`../../../tests/files/${name}`]
