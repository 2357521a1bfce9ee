import type { AreaModel } from '../resources.ts'

export const model = {
  resources: {
    messageChannel: {
      create: 'addMessageChannel',
      list: 'getMessageChannelsForUser',
      update: 'updateMessageChannel',
      remove: 'deleteMessageChannel',
      derived: ['messageCount', 'lastMessageOn'],
      reworded: ['responseReceiverOspId', 'mspFilter', 'corporateAccountFilter'],
    },
  },
  about: {
    getMessageChannelDestinationUsers: 'user',
    sendMessage: 'messageChannel',
    testMessage: 'messageChannel',
  },
  writes: {
    addMessageChannel: { repeated: 409 },
    sendMessage: { repeated: 'accepted', lasting: true },
    testMessage: { repeated: 'accepted', lasting: true },
  },
} satisfies AreaModel
