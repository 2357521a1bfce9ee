import { ScheduleField } from '@/forms/fields/schedule-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A schedule in cron notation, said as a sentence with its next times.',
  states: fieldStates({
    label: 'When it is charged',
    render: (props) => <ScheduleField {...props} />,
    filled: '0 0 1 * *',
    invalid: { rule: 'pattern', value: '0 0 1' },
    help: 'Empty: nothing is charged by itself.',
  }),
}
