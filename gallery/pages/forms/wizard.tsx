import { Wizard } from '@/ui/basics/wizard.tsx'
import { addressOf } from '../../gallery-link.tsx'
import type { GalleryPage } from '../../page.ts'

const steps = ['Personal details', 'Budgets', 'User groups', 'Check'].map((title, at) => ({
  id: String(at),
  title,
  href: addressOf('wizard', `&step=${at}`),
  isCheck: title === 'Check',
}))

export const page: GalleryPage = {
  about:
    'A task in steps: the current one, the completed ones, the next ones. `WizardForm` uses it to fill in a request.',
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
    'The check': () => (
      <Wizard label="New user, to be checked" steps={steps} current={3}>
        What was filled in.
      </Wizard>
    ),
  },
}
