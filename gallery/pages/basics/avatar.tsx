import { Avatar } from '@/ui/basics/avatar.tsx'
import type { GalleryPage } from '../../page.ts'

const NAMES = [
  'Lotte Aerts',
  'Jonas Aerts',
  'Stan Aerts',
  'Bert Blockx',
  'Anaïs Bogaert',
  'Bram Claes',
  'Mehmet De Clercq',
  'Noor Willems',
]

export const page: GalleryPage = {
  about: 'The initials of a person, so that rows can be told apart at a glance. The name stands beside it.',
  states: {
    Tints: () => (
      <div className="row">
        {NAMES.map((name) => (
          <span key={name} className="row">
            <Avatar name={name} />
            {name}
          </span>
        ))}
      </div>
    ),
    Sizes: () => (
      <div className="row">
        <Avatar name="Ulla Users" size="small" alone />
        <Avatar name="Ulla Users" alone />
        <Avatar name="Ulla Users" size="large" alone />
      </div>
    ),
    'One word, none, other letters': () => (
      <div className="row">
        <Avatar name="Élise" alone />
        <Avatar name="?" alone />
        <Avatar name="李 小龙" alone />
      </div>
    ),
  },
}
