/** Writes that are lost, incomplete, repeated, or executed although they are refused. */
import type { World, WorldSnapshot } from '../../../../mocks/world.ts'
import {
  changeResponse,
  changeRequest,
  changedRequest,
  type Around,
  type Defect,
  type DefectCall,
} from '../defect.ts'
import { isObject, type Json } from '../../json.ts'

/** The response is a success, but no data changes. */
const notStored: Around = async ({ next, world }) => {
  const before = world.snapshot()
  const response = await next()
  if (response.status < 300) world.load(before)
  return response
}

/** Changes again the rows that a successful call has changed in a table. */
const changeStoredRows =
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

/** A call with this outcome also changes data that it neither names nor should affect. */
const alsoTouching =
  (touch: (world: World, sent: string) => void, isMeant = (status: number) => status < 300): Around =>
  async ({ request, next, world }) => {
    const sent = await request.clone().text()
    const response = await next()
    if (isMeant(response.status)) touch(world, sent)
    return response
  }

/** The first user group that a request does not name gets another description. */
function changeOtherGroup({ tables: { userGroups } }: World, sent: string): void {
  const other = userGroups.find(({ ospId }) => !sent.includes(ospId))
  if (other) userGroups.update(other.ospId, { data: { ...other.data, description: 'Changed too' } })
}

/** The first partner gets another name. */
function renamePartner({ tables: { partners } }: World): void {
  const first = partners.find(() => true)
  if (first) partners.update(first.ospId, { data: { ...first.data, name: 'Renamed too' } })
}

/** A refused call changes data. */
const changingDataOn =
  (status: number): Around =>
  async ({ next, world }) => {
    const response = await next()
    if (response.status === status) world.nextId('trace')
    return response
  }

/** A conflict gets the response of the first, successful call. */
const allowConflict: Around = async ({ next, memory, world }) => {
  const response = await next()
  if (response.status < 300) memory.set(world.name, await response.clone().text())
  const first = memory.get(world.name)
  if (response.status !== 409 || typeof first !== 'string') return response
  return new Response(first, { headers: { 'content-type': 'application/json' } })
}

/** Ignores the version number in the request. */
const ignoreVersion: Around = async ({ request, next }) => {
  const response = await next()
  if (response.status !== 409) return response
  return next(await changedRequest(request, { body: ({ version: _left, ...rest }) => rest }))
}

/** Ignores the version number while another write is running. */
const ignoreVersionWhileBusy: Around = async ({ request, next, memory }) => {
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

/** Ignores the version number after a change that removed the description. */
const ignoreVersionAfterClearing: Around = async (call) => {
  const { request, next, memory, world } = call
  const sent = await request.clone().text()
  const response = await next()
  if (response.status < 300) memory.set(world.name, sent.includes('"description":null'))
  return response.status === 409 && memory.get(world.name) === true ? ignoreVersion(call) : response
}

/** Adds the users whom it knows when it refuses a list because of an unknown one. */
const doneInPart: Around = async ({ request, next, world }) => {
  const response = await next()
  if (response.status !== 404) return response
  const isUser = (id: unknown): boolean => world.tables.users.get(String(id)) !== undefined
  const onlyKnown = (body: Json): Json => ({
    ...body,
    userOspIds: Array.isArray(body['userOspIds']) ? body['userOspIds'].filter(isUser) : [],
  })
  await next(await changedRequest(request, { body: onlyKnown }))
  return response
}

/** The request without its Idempotency-Key. */
function withoutKey(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('Idempotency-Key')
  return new Request(request, { headers })
}

/** Ignores the key of a request that arrives while another is pending. */
const ignoreKeyWhileBusy: Around = async ({ request, next, memory }) => {
  const busy = Number(memory.get('busy') ?? 0)
  memory.set('busy', busy + 1)
  await new Promise((resolve) => setTimeout(resolve, 1))
  const response = await next(busy === 0 ? request : withoutKey(request.clone()))
  memory.set('busy', Number(memory.get('busy')) - 1)
  return response
}

/** Marks the response as a replay of the first one, or removes that mark. */
function sayReplayed(response: Response, isReplayed: boolean): Response {
  const changed = new Response(response.body, response)
  if (isReplayed) changed.headers.set('Idempotency-Replayed', 'true')
  else changed.headers.delete('Idempotency-Replayed')
  return changed
}

const keyOf = (request: Request): string => request.headers.get('Idempotency-Key') ?? ''

/** Returns the first response under a key, even if the current request is another one. */
const sameAnswerToAll: Around = async ({ request, next, memory }) => {
  const key = keyOf(request)
  const first = memory.get(key)
  if (key !== '' && first instanceof Response) return sayReplayed(first.clone(), true)
  const response = await next()
  if (key !== '' && response.status < 300) memory.set(key, response.clone())
  return response
}

/** Marks the response to a request as a replay, if an earlier one under the same key was refused. */
const replayedAfterRefusal: Around = async ({ request, next, memory }) => {
  const key = keyOf(request)
  const response = await next()
  if (response.status >= 400 && key !== '') memory.set(key, true)
  return memory.has(key) ? sayReplayed(response, true) : response
}

/** Refuses every request under the key of a refused request in the same way. */
const refusalKept: Around = async ({ request, next, memory }) => {
  const key = keyOf(request)
  const kept = memory.get(key)
  if (key !== '' && kept instanceof Response) return kept.clone()
  const response = await next()
  if (key !== '' && response.status === 422) memory.set(key, response.clone())
  return response
}

/** Reuses the identifier of a removed record. */
const reuseId =
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

const dropField = (...path: string[]): Around =>
  changeRequest({
    body: (body) => {
      const [part = '', name] = path
      const inner = body[part]
      if (name !== undefined && isObject(inner)) return { ...body, [part]: without('', name)(inner) }
      return name === undefined ? without('', part)(body) : body
    },
  })

const changeDataOnRead = async ({ next, world }: DefectCall): Promise<Response> => {
  const response = await next()
  world.nextId('read')
  return response
}

/** A text that the contract allows, cut at a usual limit of databases. */
const cut = (text: unknown): unknown =>
  typeof text === 'string' && text.length <= 500 ? text.slice(0, 255) : text

export const STATE: readonly Defect[] = [
  { id: 'lost-creation', kind: 'a creation is lost', operation: 'createPartner', around: notStored },
  { id: 'lost-update', kind: 'an update is lost', operation: 'updateTravelCompensation', around: notStored },
  { id: 'lost-removal', kind: 'a removal is lost', operation: 'deleteUserFee', around: notStored },
  { id: 'lost-action', kind: 'an action does nothing', operation: 'confirmOrder', around: notStored },
  { id: 'lost-undo', kind: 'an action is not undone', operation: 'removeReportRecipient', around: notStored },
  {
    id: 'update-clears',
    kind: 'an update clears another field',
    operation: 'updateMessageChannel',
    around: changeStoredRows('messageChannels', (row) => ({
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
    around: dropField('data', 'description'),
  },
  {
    id: 'option-ignored',
    kind: 'a creation ignores an option',
    operation: 'createResourceGroup',
    around: dropField('description'),
  },
  {
    id: 'stored-otherwise',
    kind: 'another value is stored than sent',
    operation: 'createTranslation',
    around: changeRequest({
      body: (body) => ({ ...body, defaultValue: `${String(body['defaultValue'])}.` }),
    }),
  },
  {
    id: 'answered-otherwise',
    kind: 'another value is returned than stored',
    operation: 'updatePayrollConfig',
    around: changeResponse((json) => ({ ...json, employerId: '0000001' })),
  },
  {
    id: 'other-creation-default',
    kind: 'a creation with another default than documented',
    operation: 'addMessageChannel',
    around: changeRequest({ body: (body) => ({ allowReply: true, alwaysShowInApp: true, ...body }) }),
  },
  {
    id: 'identifier-again',
    kind: 'the identifier of a removed record is used again',
    operation: 'deleteMessageChannel',
    around: reuseId('mc'),
  },
  {
    id: 'twice',
    kind: 'an action that is allowed once is repeated',
    operation: 'cancelSeasonTicketOrder',
    around: allowConflict,
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
    around: allowConflict,
  },
  {
    id: 'taken-name',
    kind: 'a name that is taken is accepted',
    operation: 'createTemplate',
    around: allowConflict,
  },
  {
    id: 'stale-accepted',
    kind: 'a change based on an old version is accepted',
    operation: 'updateCommuteCompensation',
    around: ignoreVersion,
  },
  {
    id: 'race',
    kind: 'simultaneous changes overwrite each other',
    operation: 'updateHomeworkCompensation',
    around: ignoreVersionWhileBusy,
  },
  {
    id: 'stale-after-clearing',
    kind: 'a change based on an old version is accepted after a text was removed',
    operation: 'updateUserGroup',
    around: ignoreVersionAfterClearing,
  },
  {
    id: 'list-in-part',
    kind: 'a refused list is done in part',
    operation: 'addUsersToUserGroup',
    around: doneInPart,
  },
  {
    id: 'decimals-rounded',
    kind: 'a number is rounded when it is stored',
    operation: 'updateUserFee',
    around: changeRequest({
      body: (body) =>
        typeof body['vatPercentage'] === 'number'
          ? { ...body, vatPercentage: Math.round(body['vatPercentage']) }
          : body,
    }),
  },
  {
    id: 'text-cut',
    kind: 'a long text is cut when it is stored',
    operation: 'updateResourceGroup',
    around: changeRequest({
      body: (body) =>
        isObject(body['data'])
          ? { ...body, data: { ...body['data'], description: cut(body['data']['description']) } }
          : body,
    }),
  },
  {
    id: 'key-ignored',
    kind: 'a repeated request with its key is done again',
    operation: 'sendMessage',
    around: ({ request, next }) => next(withoutKey(request.clone())),
  },
  {
    id: 'key-at-once',
    kind: 'two requests with one key at the same time are both done',
    operation: 'createUserGroup',
    around: ignoreKeyWhileBusy,
  },
  {
    id: 'key-refuses',
    kind: 'a repeated request with its key is refused',
    operation: 'confirmOrder',
    around: async ({ request, next, memory }) => {
      const key = keyOf(request)
      if (memory.has(key)) return Response.json({ message: 'Done already.', code: 'TAKEN' }, { status: 409 })
      const response = await next(request)
      if (key !== '' && response.status < 300) memory.set(key, true)
      return response
    },
  },
  {
    id: 'key-of-another',
    kind: 'a key of another request gets the first answer',
    operation: 'createProduct',
    around: sameAnswerToAll,
  },
  {
    id: 'key-unmarked',
    kind: 'a repeated answer does not say that it is one',
    operation: 'createResourceGroup',
    around: async ({ next }) => sayReplayed(await next(), false),
  },
  {
    id: 'key-marked-at-first',
    kind: 'the first answer says that it is a repeated one',
    operation: 'addTransactionForUser',
    around: async ({ request, next }) => {
      const response = await next()
      return response.status < 300 && keyOf(request) !== '' ? sayReplayed(response, true) : response
    },
  },
  {
    id: 'key-marked-after-refusal',
    kind: 'a corrected request is answered as a repeated one',
    operation: 'refundEvent',
    around: replayedAfterRefusal,
  },
  {
    id: 'key-of-refusal',
    kind: 'a refused request uses up its key',
    operation: 'registerInvoicePayment',
    around: refusalKept,
  },
  {
    id: 'neighbour-changed',
    kind: 'an update changes a second record of the same kind',
    operation: 'updateUserGroup',
    around: alsoTouching(changeOtherGroup),
  },
  {
    id: 'other-table',
    kind: 'a creation changes a record of a kind that it does not state',
    operation: 'createTranslation',
    around: alsoTouching(renamePartner),
  },
  {
    id: 'neighbour-removed',
    kind: 'a removal removes a second record',
    operation: 'deleteMessageChannel',
    around: alsoTouching(({ tables: { messageChannels } }, sent) => {
      const other = messageChannels.find(({ ospId }) => !sent.includes(ospId))
      if (other) messageChannels.remove(other.ospId)
    }),
  },
  {
    id: 'refused-and-done',
    kind: 'a refused request changes a record that it does not name',
    operation: 'createBudget',
    around: alsoTouching(renamePartner, (status) => status === 422),
  },
  {
    id: 'trace-of-422',
    kind: 'an invalid request changes data',
    operation: 'saveBrandingConfiguration',
    around: changingDataOn(422),
  },
  {
    id: 'trace-of-404',
    kind: 'a request for an unknown record changes data',
    operation: 'sendMessage',
    around: changingDataOn(404),
  },
  {
    id: 'trace-of-403',
    kind: 'a request refused for its role changes data',
    operation: 'overrideReconciliationProblem',
    around: changingDataOn(403),
  },
  {
    id: 'trace-of-409',
    kind: 'a conflict changes data',
    operation: 'requestPluginPurchase',
    around: changingDataOn(409),
  },
  { id: 'read-writes', kind: 'a read changes data', operation: 'countUsers', around: changeDataOnRead },
  {
    id: 'read-wavers',
    kind: 'a repeated read returns another response',
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
    around: changeStoredRows('recurringPurchases', (row, before) =>
      before ? row : { ...row, userOspId: 'u-0' },
    ),
  },
]
