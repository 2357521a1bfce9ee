import { Card } from '@/ui/basics/card.tsx'
import { RecordColumns } from '@/ui/basics/record-columns.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'The two columns of a record: the main one, and a side that stays in sight from 1200 px.',
  states: {
    'Main and side': () => (
      <RecordColumns side={<Card title="Cards and vehicles">Mobib card</Card>}>
        <Card title="Left to spend">€ 1 834,20</Card>
        <Card title="Last expenses">Train</Card>
      </RecordColumns>
    ),
  },
}
