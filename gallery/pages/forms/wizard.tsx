import { Wizard } from '@/ui/basics/wizard.tsx'
import { addressOf } from '../../gallery-link.tsx'
import type { GalleryPage } from '../../page.ts'

const steps = ['Personal details', 'Budgets', 'User groups'].map((title, at) => ({
  id: String(at),
  title,
  href: addressOf('wizard', `&step=${at}`),
}))

export const page: GalleryPage = {
  about:
    'Work in steps: where one is, what is done, what is to come. `WizardForm` fills in a request in such steps.',
  states: {
    'The first step': () => (
      <Wizard label="New user, begun" steps={steps} current={0}>
        Its fields.
      </Wizard>
    ),
    'The last step': () => (
      <Wizard label="New user, nearly there" steps={steps} current={2}>
        Its fields.
      </Wizard>
    ),
  },
}
