import type { GalleryPage } from './page.ts'

export interface Entry {
  /** The file name, used in the address and as the title. */
  readonly block: string
  readonly title: string
  /** The folder name. */
  readonly group: string
  readonly page: GalleryPage
}

const files = import.meta.glob<GalleryPage>('./pages/*/*.tsx', { import: 'page', eager: true })

/** All pages, by group and name. To add a block, add a file. */
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
