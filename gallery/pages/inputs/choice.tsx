import { Checkbox, RadioGroup, Switch } from '@/ui/inputs/choice.tsx'
import { StateHolder } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

const OPTIONS = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'On a day', help: 'The day is asked for next.' },
]

export const page: GalleryPage = {
  about:
    'A checkbox takes effect when its form is sent, a switch at once. Radio buttons show all options of a short list.',
  states: {
    Checkboxes: () => (
      <div className="stack stack-tight">
        <Checkbox label="Not ticked" />
        <Checkbox label="Ticked" defaultChecked help="With help." />
        <Checkbox label="Some of them" mixed />
        <Checkbox label="Cannot be changed" disabled />
        <Checkbox label="Wrong" error="This is required" />
      </div>
    ),
    Switches: () => (
      <div className="stack stack-tight">
        <Switch label="Off" />
        <Switch label="On" defaultChecked />
        <Switch label="Small" size="small" />
        <Switch label="Cannot be changed" disabled defaultChecked />
      </div>
    ),
    'Radio buttons': () => (
      <StateHolder initial="now">
        {(value, onChange) => (
          <RadioGroup label="When" name="when" value={value} onChange={onChange} options={OPTIONS} />
        )}
      </StateHolder>
    ),
    'Radio buttons, wrong': () => (
      <StateHolder initial="">
        {(value, onChange) => (
          <RadioGroup
            label="When, once more"
            name="when-wrong"
            value={value}
            onChange={onChange}
            options={OPTIONS}
            error="Make a choice"
          />
        )}
      </StateHolder>
    ),
  },
}
