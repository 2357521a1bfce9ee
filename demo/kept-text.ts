/** A text stored by the browser under a name, in IndexedDB, which is the only storage of a worker that survives it. */

const TABLE = 'texts'

export const readText = (name: string): Promise<string | undefined> =>
  inTable('readonly', (table) => table.get(name) as IDBRequest<string | undefined>)

export const writeText = async (name: string, text: string): Promise<void> => {
  await inTable('readwrite', (table) => table.put(text, name))
}

async function inTable<T>(
  mode: IDBTransactionMode,
  ask: (table: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open('mobility-portal-demo', 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(TABLE))
  const database = await outcome(opening)
  try {
    return await outcome(ask(database.transaction(TABLE, mode).objectStore(TABLE)))
  } finally {
    database.close()
  }
}

const outcome = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })
