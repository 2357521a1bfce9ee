import type { GalleryPage } from './page.ts'

export interface Entry {
  /** Name of the file: in the address, and in words the title. */
  readonly block: string
  readonly title: string
  /** Name of the folder. */
  readonly group: string
  readonly page: GalleryPage
}

const files = import.meta.glob<GalleryPage>('./pages/*/*.tsx', { import: 'page', eager: true })

/** All pages, by group and name. A new block is one more file. */
export const entries: readonly Entry[] = Object.entries(files).map(([path, page]) => {
  const [, , group = '', file = ''] = path.split('/')
  const block = file.replace(/\.tsx$/, '')
  return { block, title: inWords(block), group, page }
})

export const groups: readonly string[] = [...new Set(entries.map(({ group }) => group))]

function inWords(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
