import { describe, expect, test } from 'vitest'
import { Refusal } from './refusal.ts'
import { Seed, Table } from './store.ts'

interface Row {
  id: string
  town?: string
  tags: string[]
}
const seed = new Seed<Row, 'town'>({ key: ({ id }) => id, indexes: { town: ({ town }) => town } }, [
  { id: '1', town: 'Brugge', tags: ['a'] },
  { id: '2', town: 'Gent', tags: [] },
  { id: '3', town: 'Brugge', tags: [] },
])
const ids = (rows: Iterable<Row>): string => [...rows].map(({ id }) => id).join('')

describe('tables over a shared seed', () => {
  test('a change stays in its world; the seed and other worlds do not have it', () => {
    const [one, other] = [new Table(seed), new Table(seed)]
    one.update('1', { town: 'Gent' })
    one.insert({ id: '4', town: 'Brugge', tags: [] })
    one.remove('3')
    expect(ids(one.all())).toBe('124')
    expect(one.require('1')).toEqual({ id: '1', town: 'Gent', tags: ['a'] })
    expect(ids(other.all())).toBe('123')
    expect(other.require('1').town).toBe('Brugge')
  })
  test('an index follows changes, new rows and removed ones', () => {
    const table = new Table(seed)
    table.update('2', { town: 'Brugge' })
    table.update('1', { town: undefined })
    table.insert({ id: '4', town: 'Gent', tags: [] })
    table.remove('3')
    expect(ids(table.by('town', 'Brugge'))).toBe('2')
    expect(ids(table.by('town', 'Gent'))).toBe('4')
    expect(table.require('1')).toEqual({ id: '1', tags: ['a'] })
  })
  test('a group is the same array in all worlds until one of its rows is written', () => {
    const [one, other] = [new Table(seed), new Table(seed)]
    const brugge = one.by('town', 'Brugge')
    one.update('2', { tags: ['changed'] })
    expect(one.by('town', 'Brugge')).toBe(brugge)
    expect(other.by('town', 'Brugge')).toBe(brugge)
    one.update('2', { town: 'Brugge' })
    const joined = one.by('town', 'Brugge')
    expect(ids(joined)).toBe('132')
    expect(one.by('town', 'Brugge')).toBe(joined)
    expect(ids(one.by('town', 'Gent'))).toBe('')
    one.remove('2')
    expect(ids(one.by('town', 'Brugge'))).toBe('13')
    one.load([])
    expect(one.by('town', 'Brugge')).toBe(brugge)
    expect(ids(one.by('town', 'Gent'))).toBe('2')
  })
  test("a missing or removed row is the contract's 404", () => {
    const table = new Table(seed)
    table.remove('1')
    for (const key of ['1', 'nobody']) {
      expect(table.get(key)).toBeUndefined()
      expect(() => table.require(key)).toThrow(Refusal)
      expect(() => table.update(key, {})).toThrow('No such record.')
      expect(() => table.remove(key)).toThrow(Refusal)
    }
    table.insert({ id: '1', tags: [] })
    expect(() => table.insert({ id: '2', tags: [] })).toThrow('taken')
  })
  test('rows cannot be mutated, neither seeded nor own ones', () => {
    const table = new Table(seed)
    const own = table.insert({ id: '5', tags: ['x'] })
    expect(() => table.require('1').tags.push('b')).toThrow(TypeError)
    expect(() => own.tags.push('y')).toThrow(TypeError)
  })
  test('a snapshot contains only changes, and restores them', () => {
    const table = new Table(seed)
    expect(table.snapshot()).toEqual([])
    table.update('2', { tags: ['changed'] })
    table.remove('3')
    table.insert({ id: '6', tags: [] })
    const snapshot = JSON.parse(JSON.stringify(table.snapshot())) as ReturnType<typeof table.snapshot>
    expect(snapshot).toHaveLength(3)
    const again = new Table(seed)
    again.load(snapshot)
    expect([...again.all()]).toEqual([...table.all()])
    again.load([])
    expect(ids(again.all())).toBe('123')
  })
  test('two seeded rows with the same key are refused', () => {
    expect(() => new Seed({ key: () => 'same', indexes: {} }, [{}, {}])).toThrow('same')
  })
})
