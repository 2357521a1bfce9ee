/** Rows for the tests of searching and sorting, with accents, another alphabet and numbers in names. */
export interface Person {
  readonly name: string
  readonly city: string
  readonly euros: number
}
export const people: readonly Person[] = [
  { name: 'Émilie', city: 'Gent', euros: 10 },
  { name: 'Владимир', city: 'Brugge', euros: 9 },
  { name: 'user 10', city: 'Liège', euros: 100 },
  { name: 'user 9', city: 'Gent', euros: 9 },
]
