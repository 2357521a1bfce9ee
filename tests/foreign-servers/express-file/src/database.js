// The database, one JSON file.
import { JSONFilePreset } from 'lowdb/node'
import { seed } from './seed.js'

export const openDatabase = async (file) => {
  const db = await JSONFilePreset(file, seed())
  await db.write()
  return db
}

// Gives a new record its identifier.
export const nextId = (db, prefix) => {
  db.data.counters[prefix] = (db.data.counters[prefix] ?? 100000) + 1
  return `${prefix}-${db.data.counters[prefix]}`
}

export const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' }).format(new Date())
