import { CodeField } from '@/forms/fields/code-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

const PATTERN = /\{\{(\w+)\}\}/
const isKnown = (name: string): boolean => name !== 'stranger'

export const page: GalleryPage = {
  about:
    'HTML, or a text with placeholders. The editor is loaded only where one is shown. Tab leaves it; buttons insert at the caret.',
  states: {
    ...fieldStates({
      label: 'Text of the mail',
      help: 'Placeholders take a value for each user.',
      render: (props) => (
        <CodeField
          {...props}
          language="html"
          lang="en"
          rows={6}
          marks={{ pattern: PATTERN, isKnown }}
          inserts={[
            { text: '{{validUntil}}', label: 'validUntil', tone: 'missing' },
            { text: '{{firstName}}', label: 'firstName', tone: 'used' },
            { text: '{{companyName}}', label: 'companyName' },
          ]}
        />
      ),
      filled:
        '<p class="intro">Hello {{firstName}},</p>\n<!-- The code -->\n<p>Your code is <b>{{stranger}}</b>.</p>',
      invalid: { rule: 'placeholder', value: '<p>Hello {{first name}}</p>' },
    }),
    ...Object.fromEntries(
      Object.entries(
        fieldStates({
          label: 'Ticket',
          render: (props) => <CodeField {...props} language="plain" rows={3} />,
          filled: 'Ticket {{number}}, 1 < 2',
        }),
      )
        .filter(([state]) => state === 'Filled')
        .map(([, show]) => ['Without markup', show]),
    ),
  },
}
