// Channels through which messages to app users are sent.
import { nextId } from './database.js'
import { checkVersion, invalidField, notFound, taken } from './errors.js'
import { byText, hasWords, pageOf, sorted } from './lists.js'
import { mistake } from './mistakes.js'
import { paging } from './validation.js'

export const channelRoutes = (db) => {
  const roles = ['ospadmin']
  const { users, companies, partners } = db.data

  const fullName = (user) => `${user.firstName} ${user.lastName}`
  const isRecipient = (user) => user.active && user.email !== undefined && !user.roles.includes('ospuser') && !user.roles.includes('contact_user')
  const refIn = (rows, id) => {
    const row = rows.find(({ ospId }) => ospId === id)
    if (!row) throw notFound()
    return { ospId: row.ospId, name: row.name }
  }

  const show = ({ receiver, partnerIds, companyIds, messages, ...channel }) => {
    const user = users.find(({ ospId }) => ospId === receiver)
    return {
      ...channel,
      ...(user && { responseReceiver: { ospId: user.ospId, name: fullName(user) } }),
      mspFilter: partnerIds.map((id) => refIn(partners, id)),
      corporateAccountFilter: companyIds.map((id) => refIn(companies, id)),
      messageCount: messages.length,
      ...(messages.length > 0 && { lastMessageOn: messages.at(-1) }),
    }
  }

  const find = (id) => {
    const channel = db.data.channels.find(({ ospId }) => ospId === id)
    if (!channel) throw notFound()
    return channel
  }

  // Checks a whole channel. `path` is where its fields are in the request.
  const check = (channel, path) => {
    const receiver = users.find(({ ospId }) => ospId === channel.receiver)
    if (channel.receiver !== undefined && !(receiver && isRecipient(receiver))) {
      throw invalidField(`${path}responseReceiverOspId`, 'unknown', 'This is not an admin who can receive replies')
    }
    if (channel.allowReply && channel.receiver === undefined && !(path !== '' && mistake('reply-to-nobody'))) {
      throw invalidField(`${path}responseReceiverOspId`, 'required', 'The field is required')
    }
    channel.partnerIds.forEach((id) => refIn(partners, id))
    channel.companyIds.forEach((id) => refIn(companies, id))
    const plain = ({ name }) => name.trim().toLowerCase()
    const sameName = (other) => other.ospId !== channel.ospId && plain(other) === plain(channel)
    if (db.data.channels.some(sameName)) throw taken(`${path}name`, 'The name must be unique')
  }

  // The fields of a request, with the names of the database.
  const fields = ({ name, responseReceiverOspId, allowReply, alwaysShowInApp, mspFilter, corporateAccountFilter }) => ({
    ...(name !== undefined && { name }),
    ...(responseReceiverOspId !== undefined && { receiver: responseReceiverOspId ?? undefined }),
    ...(allowReply !== undefined && { allowReply }),
    ...(alwaysShowInApp !== undefined && { alwaysShowInApp }),
    ...(mspFilter !== undefined && { partnerIds: mspFilter }),
    ...(corporateAccountFilter !== undefined && { companyIds: corporateAccountFilter }),
  })

  const empty = { allowReply: false, alwaysShowInApp: false, partnerIds: [], companyIds: [], messages: [] }

  const add = async (req) => {
    const channel = { version: 1, ...empty, ...fields(req.body) }
    check(channel, '')
    const added = { ospId: nextId(db, 'mc'), ...channel }
    db.data.channels.push(added)
    await db.write()
    return show(added)
  }

  const update = async (req) => {
    const { ospId, version, data } = req.body
    const channel = find(ospId)
    checkVersion(channel, version)
    const reset = mistake('flags-reset') ? { allowReply: false, alwaysShowInApp: false } : {}
    const changed = { ...channel, ...reset, ...fields(data), version: channel.version + 1 }
    check(changed, 'data.')
    Object.assign(channel, changed)
    await db.write()
    return show(channel)
  }

  const remove = async (req) => {
    const channel = find(req.body.ospId)
    db.data.channels = db.data.channels.filter((row) => row !== channel)
    await db.write()
  }

  const showRecipient = (user) => {
    const company = companies.find(({ ospId }) => ospId === user.companyOspId)
    const partner = partners.find(({ ospId }) => ospId === user.partnerOspId)
    return {
      ospId: user.ospId, name: fullName(user), email: user.email, language: user.language,
      ...(company && { corporateAccount: { ospId: company.ospId, name: company.name } }),
      ...(partner && { partner: { ospId: partner.ospId, name: partner.name } }),
    }
  }

  const recipients = (req) => {
    const { search, sort } = req.parameters
    const rows = users.filter(isRecipient).map(showRecipient)
      .filter((row) => search === undefined || hasWords(search, [row.name, row.email, row.corporateAccount?.name, row.partner?.name]))
    const value = (row, column) => row[column]?.name ?? row[column]
    return pageOf(sorted(rows, sort, (row) => row.ospId, value), req.parameters)
  }

  return [
    { path: '/communication/messageChannel/getForUser', roles, run: () => [...db.data.channels].sort(byText(({ name }) => name)).map(show) },
    { path: '/communication/messageChannel/add', roles, schema: 'MessageChannelCreation', run: add, repeatable: true },
    { path: '/communication/messageChannel/update', roles, schema: 'UpdateMessageChannelRequest', run: update },
    { path: '/communication/messageChannel/delete', roles, schema: 'IdRef', run: remove },
    {
      method: 'get', path: '/user/getMessagingRecipients', roles, run: recipients,
      parameters: { ...paging(['name', 'email', 'corporateAccount', 'partner']), search: { type: 'string', minLength: 1, maxLength: 200, pattern: '\\S' } },
    },
  ]
}
