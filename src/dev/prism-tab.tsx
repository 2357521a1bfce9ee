import { useState } from 'react'
import { Button } from '@/ui/basics/button.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { send, useControl } from './control.ts'
import { useOperations } from './operations.ts'
import { useAction } from './use-action.ts'

/** Selects the documented response that Prism returns, per operation. */
export function PrismTab() {
  const { data: preferences = {}, refresh } = useControl('preferences')
  const { pending, failure, run } = useAction()
  const prefer = (method: 'PUT' | 'DELETE', operationId: string, body?: object): void =>
    run(() => send(method, `preferences/${operationId}`, body).then(refresh))
  return (
    <>
      <p role="alert">{failure}</p>
      <NewPreference pending={pending} onChoose={(operationId, body) => prefer('PUT', operationId, body)} />
      <ul className="dev-list" aria-label="Chosen answers">
        {Object.entries(preferences).map(([operationId, { code, example }]) => (
          <li key={operationId} className="row row-between">
            <span>
              {operationId}: <strong>{[code, example].filter(Boolean).join(' ')}</strong>
            </span>
            <Button size="small" onClick={() => prefer('DELETE', operationId)}>
              Clear<span className="sr-only"> {operationId}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface NewPreferenceProps {
  readonly pending: boolean
  readonly onChoose: (operationId: string, preference: { code: number; example?: string }) => void
}

function NewPreference({ pending, onChoose }: NewPreferenceProps) {
  const operations = useOperations()
  // The signed-in user comes first, because it determines the available screens.
  const [id, setId] = useState('getUser')
  const [status, setStatus] = useState('')
  const [example, setExample] = useState('')
  // Another operation may not have the selected status or example. Then its first one is used.
  const operation = operations.find((one) => one.id === id) ?? operations[0]
  const response = operation?.responses.find((one) => one.status === status) ?? operation?.responses[0]
  const name = response?.examples.find((one) => one === example) ?? response?.examples[0]
  const choose = (): void => {
    if (!operation || !response) return
    onChoose(operation.id, { code: Number(response.status), ...withoutUndefined({ example: name }) })
  }
  return (
    <form
      className="dev-form"
      onSubmit={(event) => {
        event.preventDefault()
        choose()
      }}
    >
      <Choice
        label="Operation"
        value={operation?.id}
        values={operations.map((one) => one.id)}
        onChange={setId}
      />
      <Choice
        label="Status"
        value={response?.status}
        values={operation?.responses.map((one) => one.status)}
        onChange={setStatus}
      />
      <Choice label="Example" value={name} values={response?.examples} onChange={setExample} />
      <Button type="submit" pending={pending}>
        Choose
      </Button>
    </form>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string | undefined
  readonly values: readonly string[] | undefined
  readonly onChange: (value: string) => void
}

const Choice = ({ label, value = '', values = [], onChange }: ChoiceProps) => (
  <Field label={label}>
    {(control) => (
      <NativeSelect
        {...control}
        value={value}
        options={values.map((one) => ({ value: one, label: one }))}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)
