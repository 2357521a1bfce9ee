import CircleAlert from 'lucide-react/icons/circle-alert'
import Lock from 'lucide-react/icons/lock'
import Wallet from 'lucide-react/icons/wallet'
import { Attention, type AttentionItem } from '@/ui/feedback/attention.tsx'
import { noop } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

const ITEMS: readonly AttentionItem[] = [
  {
    id: '1',
    tone: 'danger',
    icon: <CircleAlert />,
    title: '6 users below zero',
    text: 'In all € -412,30',
    href: '/',
  },
  { id: '2', tone: 'warning', icon: <Lock />, title: '1 user blocked', text: 'Bert Blockx', href: '/' },
  {
    id: '3',
    tone: 'info',
    icon: <Wallet />,
    title: '12 users without a budget',
    text: 'Maximiliaan van der Straeten-Ponthoz, Anna Aerts and 10 more',
    href: '/',
  },
]
const base = (state: string) => ({
  label: `Needs attention: ${state}`,
  calm: 'Nothing needs your attention.',
})

export const page: GalleryPage = {
  about: 'At most three things that need attention, each a link to what it counts. It keeps one height.',
  states: {
    Three: () => <Attention {...base('three')} items={ITEMS} />,
    One: () => <Attention {...base('one')} items={ITEMS.slice(0, 1)} />,
    Nothing: () => <Attention {...base('nothing')} items={[]} />,
    Loading: () => <Attention {...base('loading')} items={undefined} />,
    Failed: () => (
      <Attention
        {...base('failed')}
        items={undefined}
        failed={{ text: 'Not available now.', retry: noop, pending: false }}
      />
    ),
  },
}
