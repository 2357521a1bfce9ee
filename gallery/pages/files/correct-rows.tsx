import { useState } from 'react'
import { CorrectRows, type CorrectionLine } from '@/ui/files/correct-rows.tsx'
import type { GalleryPage } from '../../page.ts'

/** One row whose e-mail must have an `@`. */
function Correction() {
  const [email, setEmail] = useState('ann.x.example')
  const isRight = email.includes('@')
  const line: CorrectionLine = {
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
  return <CorrectRows lines={[line]} onType={(_line, _column, text) => setEmail(text)} />
}

export const page: GalleryPage = {
  about: 'Refused rows of a file, whose cells are corrected in the page and checked as they are typed.',
  states: { 'One row': () => <Correction /> },
}
