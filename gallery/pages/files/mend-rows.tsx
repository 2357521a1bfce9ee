import { useState } from 'react'
import { MendRows, type MendLine } from '@/ui/files/mend-rows.tsx'
import type { GalleryPage } from '../../page.ts'

/** One row whose e-mail must have an `@`. */
function Mending() {
  const [email, setEmail] = useState('ann.x.example')
  const isRight = email.includes('@')
  const line: MendLine = {
    line: 7,
    identifier: 'ann',
    isRight,
    problems: [],
    cells: [
      {
        column: 'email',
        label: 'E-mail',
        text: email,
        error: isRight ? undefined : 'The email format seems to be wrong',
      },
    ],
    others: [{ column: 'lastName', label: 'Last name (lastName)', text: 'Aerts' }],
  }
  return <MendRows lines={[line]} onType={(_line, _column, text) => setEmail(text)} />
}

export const page: GalleryPage = {
  about: 'Refused rows of a file, whose cells are mended in the page and checked as they are typed.',
  states: { 'One row': () => <Mending /> },
}
