import MessagesSquare from 'lucide-react/icons/messages-square'
import Send from 'lucide-react/icons/send'
import { platformStaff } from './guards.ts'
import type { Route } from './route.ts'

// R054: messages and their channels are for platform staff.
const inArea = { area: 'communication', audience: 'signed-in', guards: platformStaff } as const

export const communicationRoutes = [
  {
    ...inArea,
    path: '/message-channels',
    name: 'MessageChannels',
    load: () => import('@/features/communication/channels-screen.tsx'),
    menu: { group: 'backoffice', order: 8, icon: MessagesSquare },
  },
  {
    ...inArea,
    path: '/message-channels/add',
    name: 'AddMessageChannel',
    readsNothing: true,
    load: () => import('@/features/communication/add-channel-screen.tsx'),
    parent: 'MessageChannels',
  },
  {
    ...inArea,
    path: '/message-channels/:channelId', // G063
    name: 'MessageChannelDetail',
    load: () => import('@/features/communication/channel-screen.tsx'),
    parent: 'MessageChannels',
  },
  {
    ...inArea,
    path: '/messages', // G392: messages sent through all channels.
    name: 'SentMessages',
    load: () => import('@/features/communication/sent-messages-screen.tsx'),
    parent: 'MessageChannels',
  },
  {
    ...inArea,
    path: '/messages/add', // G063
    name: 'AddMessage',
    load: () => import('@/features/communication/add-message-screen.tsx'),
    menu: { group: 'backoffice', order: 9, icon: Send },
  },
] as const satisfies readonly Route[]
