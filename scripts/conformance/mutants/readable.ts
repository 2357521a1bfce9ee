/**
 * The stored data, without data that no call of the contract reads. `GET /sandbox/outbox` shows everything that the
 * sandbox sends, but is not part of the contract. The contract shows how many mails a user was sent, and when, where
 * and of what kind the last one was. So mails count without their text and language. Other messages, and the ids of
 * mails and messages, do not count.
 */
interface Snapshot {
  tables: { outbox?: readonly (readonly [id: string, sent: Sent | null])[] }
  lastIds: { sent?: number }
}
interface Sent {
  id: string
  channel: string
  language: string
  text: string
}

export function readableState(state: string): string {
  const { tables, lastIds, ...more } = JSON.parse(state) as Snapshot
  const { outbox = [], ...others } = tables
  const { sent: _sent, ...numbers } = lastIds
  const mails = outbox.flatMap(([, sent]) => {
    if (sent?.channel !== 'mail') return []
    const { id: _id, language: _language, text: _text, ...read } = sent
    return [read]
  })
  return JSON.stringify({ ...more, tables: others, lastIds: numbers, mails })
}
