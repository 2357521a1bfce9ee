import { Schedule } from '@/ui/basics/schedule.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A schedule in cron notation as a sentence, for people who do not know the notation.',
  states: {
    Sentence: () => <Schedule cron="0 0 * * 1" />,
    'With its next times': () => <Schedule cron="0 30 6 1 1-12/3 *" nextCount={5} />,
    Never: () => <Schedule cron="0 0 31 2 *" nextCount={5} />,
    'Cannot be read': () => <Schedule cron="every now and then ok" nextCount={5} />,
  },
}
