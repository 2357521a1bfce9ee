// Answers a request with a used Idempotency-Key as it was answered the first time.
import { isDeepStrictEqual } from 'node:util'
import { invalidField } from './errors.js'
import { mistake } from './mistakes.js'

const DAY_MS = 24 * 60 * 60 * 1000

// Running operations, by user and key: a second request waits for the first.
const underWay = new Map()

// Wraps a handler that returns its answer.
export const once = (db, run) => async (req, res) => {
  const key = req.get('Idempotency-Key')
  if (key === undefined || mistake('done-again')) return res.json(await run(req))
  if (!/^[A-Za-z0-9_-]{16,64}$/.test(key)) throw invalidField('Idempotency-Key', 'pattern', 'The key is not written as it should be')

  const mark = `${req.caller.ospId} ${key}`
  while (underWay.has(mark)) await underWay.get(mark)
  db.data.answers = db.data.answers.filter(({ at }) => at > Date.now() - DAY_MS)
  const request = { path: req.path, body: req.body }
  const before = db.data.answers.find((row) => row.key === key && row.userId === req.caller.ospId)
  if (before) {
    if (!isDeepStrictEqual(before.request, request)) throw invalidField('Idempotency-Key', 'unique', 'The key was used for another request')
    return res.set('Idempotency-Replayed', 'true').json(before.answer)
  }
  const doing = run(req).then(async (answer) => {
    db.data.answers.push({ key, userId: req.caller.ospId, request, answer, at: Date.now() })
    await db.write()
    return answer
  })
  underWay.set(mark, doing.catch(() => undefined))
  res.json(await doing.finally(() => underWay.delete(mark)))
}
