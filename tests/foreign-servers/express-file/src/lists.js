// Searching, sorting and paging.
import { mistake } from './mistakes.js'

// Ignores case and accents.
const fold = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

export const hasWords = (search, texts) => {
  const folded = texts.filter(Boolean).map(fold)
  return fold(search).split(/\s+/).filter(Boolean).every((word) => folded.some((text) => text.includes(word)))
}

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)

const comparable = (value) => (typeof value === 'string' ? fold(value) : mistake('amounts-as-text') ? String(value) : value)

export const byText = (text) => (a, b) => compare(fold(text(a)), fold(text(b)))

// Sorts by a column; equal rows by their identifier, rows without a value last.
export const sorted = (rows, sort, id, value = (row, column) => row[column]) => {
  const column = sort.replace(/^-/, '')
  const sign = sort.startsWith('-') ? -1 : 1
  return [...rows].sort((a, b) => {
    const [x, y] = [value(a, column), value(b, column)]
    const missing = (x === undefined) - (y === undefined)
    const difference = missing || (x === undefined ? 0 : sign * compare(comparable(x), comparable(y)))
    return difference || compare(id(a), id(b))
  })
}

export const pageOf = (rows, { page, size }, show = (row) => row) => ({
  content: rows.slice(page * size, (page + 1) * size).map(show),
  totalElements: rows.length,
  totalPages: mistake('last-page-lost') ? Math.floor(rows.length / size) : Math.ceil(rows.length / size),
  number: page,
  size,
})
