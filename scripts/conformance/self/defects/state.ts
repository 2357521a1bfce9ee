/** Writes that are lost, half done, done twice or done in spite of a refusal. */
import type { WorldSnapshot } from '../../../../mocks/world.ts'
import { answering, asking, changedRequest, type Around, type Defect, type DefectCall } from '../defect.ts'
import { isObject, type Json } from '../../json.ts'

/** The call is answered as if it were done, and nothing is. */
const lost: Around = async ({ next, world }) => {
  const before = world.snapshot()
  const response = await next()
  if (response.status < 300) world.load(before)
  return response
}

/** Changes the rows of a table that a good call has changed. */
const spoiling =
  (table: string, change: (row: Json, before: Json | undefined) => Json): Around =>
  async ({ next, world }) => {
    const before = rowsOf(world.snapshot(), table)
    const response = await next()
    if (response.status >= 300) return response
    const snapshot = structuredClone(world.snapshot())
    const after = rowsOf(snapshot, table)
    for (const [key, row] of after)
      if (row !== null && JSON.stringify(row) !== JSON.stringify(before.get(key)))
        after.set(key, change(row, before.get(key) ?? undefined))
    snapshot.tables[table] = [...after]
    world.load(snapshot)
    return response
  }

const rowsOf = ({ tables }: WorldSnapshot, table: string): Map<string, Json | null> =>
  new Map((tables[table] ?? []) as [string, Json | null][])

/** A refused call leaves a trace. */
const tracing =
  (status: number): Around =>
  async ({ next, world }) => {
    const response = await next()
    if (response.status === status) world.nextId('trace')
    return response
  }

/** What a state forbids is answered as it was the first time. */
const allowing: Around = async ({ next, memory, world }) => {
  const response = await next()
  if (response.status < 300) memory.set(world.name, await response.clone().text())
  const first = memory.get(world.name)
  if (response.status !== 409 || typeof first !== 'string') return response
  return new Response(first, { headers: { 'content-type': 'application/json' } })
}

/** The version that a change is based on is not looked at. */
const unversioned: Around = async ({ request, next }) => {
  const response = await next()
  if (response.status !== 409) return response
  return next(await changedRequest(request, { body: ({ version: _left, ...rest }) => rest }))
}

/** Versions are only looked at when nobody else writes at the moment. */
const racing: Around = async ({ request, next, memory }) => {
  const before = Number(memory.get('busy') ?? 0)
  memory.set('busy', before + 1)
  await new Promise((resolve) => setTimeout(resolve, 1))
  const isAlone = memory.get('busy') === 1
  const response = await next(
    isAlone ? request : await changedRequest(request, { body: ({ version: _left, ...rest }) => rest }),
  )
  memory.set('busy', Number(memory.get('busy')) - 1)
  return response
}

/** The last identifier given is given again. */
const again =
  (prefix: string): Around =>
  async ({ next, world }) => {
    const response = await next()
    const snapshot = world.snapshot()
    if (response.status < 300)
      world.load({
        ...snapshot,
        lastIds: { ...snapshot.lastIds, [prefix]: (snapshot.lastIds[prefix] ?? 1) - 1 },
      })
    return response
  }

const without =
  (part: string, name: string) =>
  (row: Json): Json => {
    const { [name]: _left, ...rest } = (part === '' ? row : row[part]) as Json
    return part === '' ? rest : { ...row, [part]: rest }
  }

const forgetting = (...path: string[]): Around =>
  asking({
    body: (body) => {
      const [part = '', name] = path
      const inner = body[part]
      if (name !== undefined && isObject(inner)) return { ...body, [part]: without('', name)(inner) }
      return name === undefined ? without('', part)(body) : body
    },
  })

const sync = async ({ next, world }: DefectCall): Promise<Response> => {
  const response = await next()
  world.nextId('read')
  return response
}

export const STATE: readonly Defect[] = [
  { id: 'lost-creation', kind: 'a creation is lost', operation: 'createPartner', around: lost },
  { id: 'lost-update', kind: 'an update is lost', operation: 'updateTravelCompensation', around: lost },
  { id: 'lost-removal', kind: 'a removal is lost', operation: 'deleteUserFee', around: lost },
  { id: 'lost-action', kind: 'an action does nothing', operation: 'confirmOrder', around: lost },
  { id: 'lost-undo', kind: 'an action is not undone', operation: 'removeReportRecipient', around: lost },
  {
    id: 'update-clears',
    kind: 'an update clears another field',
    operation: 'updateMessageChannel',
    around: spoiling('messageChannels', (row) => ({
      ...row,
      corporateAccountFilter: [],
      mspFilter: [],
      name: String(row['name']).toUpperCase(),
    })),
  },
  {
    id: 'field-ignored',
    kind: 'an update ignores a field',
    operation: 'updateUserGroup',
    around: forgetting('data', 'description'),
  },
  {
    id: 'option-ignored',
    kind: 'a creation ignores an option',
    operation: 'createResourceGroup',
    around: forgetting('description'),
  },
  {
    id: 'stored-otherwise',
    kind: 'something else is stored than sent',
    operation: 'createTranslation',
    around: asking({ body: (body) => ({ ...body, defaultValue: `${String(body['defaultValue'])}.` }) }),
  },
  {
    id: 'answered-otherwise',
    kind: 'something else is answered than stored',
    operation: 'updatePayrollConfig',
    around: answering((json) => ({ ...json, employerId: '0000001' })),
  },
  {
    id: 'other-creation-default',
    kind: 'a default of a creation is another',
    operation: 'addMessageChannel',
    around: asking({ body: (body) => ({ allowReply: true, alwaysShowInApp: true, ...body }) }),
  },
  {
    id: 'identifier-again',
    kind: 'the identifier of a removed record is given again',
    operation: 'deleteMessageChannel',
    around: again('mc'),
  },
  {
    id: 'twice',
    kind: 'what can be done once is done twice',
    operation: 'cancelSeasonTicketOrder',
    around: allowing,
  },
  {
    id: 'illegal-transition',
    kind: 'a transition that the state forbids',
    operation: 'refreshPayrollReport',
    around: async ({ next }) => {
      const response = await next()
      return response.status === 409 ? Response.json({ message: 'done' }) : response
    },
  },
  {
    id: 'processed-twice',
    kind: 'a file is processed twice',
    operation: 'processVoucherFile',
    around: allowing,
  },
  { id: 'taken-name', kind: 'a name that is taken', operation: 'createTemplate', around: allowing },
  {
    id: 'stale-accepted',
    kind: 'a change based on an old version',
    operation: 'updateCommuteCompensation',
    around: unversioned,
  },
  {
    id: 'race',
    kind: 'changes at the same time overwrite each other',
    operation: 'updateHomeworkCompensation',
    around: racing,
  },
  {
    id: 'trace-of-422',
    kind: 'an invalid request changes something',
    operation: 'saveBrandingConfiguration',
    around: tracing(422),
  },
  {
    id: 'trace-of-404',
    kind: 'a call about nothing changes something',
    operation: 'sendMessage',
    around: tracing(404),
  },
  {
    id: 'trace-of-403',
    kind: 'a call refused for its role changes something',
    operation: 'overrideReconciliationProblem',
    around: tracing(403),
  },
  {
    id: 'trace-of-409',
    kind: 'a conflict changes something',
    operation: 'requestPluginPurchase',
    around: tracing(409),
  },
  { id: 'read-writes', kind: 'a read changes something', operation: 'countUsers', around: sync },
  {
    id: 'read-wavers',
    kind: 'the same question has another answer',
    operation: 'getPrivateBudgetBalance',
    around: async ({ next, memory }) => {
      const response = await next()
      const turn = Number(memory.get('turn') ?? 0)
      memory.set('turn', turn + 1)
      if (response.status !== 200) return response
      const json = (await response.json()) as Json
      return Response.json(
        Object.fromEntries(
          Object.entries(json).map(([name, value]) => [
            name,
            typeof value === 'number' ? value + turn : value,
          ]),
        ),
      )
    },
  },
  {
    id: 'unlisted',
    kind: 'a new record is not listed',
    operation: 'createRecurringExternalPurchase',
    around: spoiling('recurringPurchases', (row, before) => (before ? row : { ...row, userOspId: 'u-0' })),
  },
]
