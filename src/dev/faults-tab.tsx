import type { Fault } from '~mocks/faults.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { NativeSelect, TextInput } from '@/ui/inputs/inputs.tsx'
import { send, useControl } from './control.ts'
import { keyed } from './keyed.ts'
import { useOperations } from './operations.ts'
import { useAction } from './use-action.ts'

const EVERY_MS = 1000
const ALL = 'all operations'

/** The failures that the sandbox simulates, per operation. */
export function FaultsTab() {
  const { data: faults = [], refresh } = useControl('faults', EVERY_MS)
  const { pending, failure, run } = useAction()
  const clear = (query = ''): void => run(() => send('DELETE', `faults${query}`).then(refresh))
  return (
    <>
      <p role="alert">{failure}</p>
      <NewFault pending={pending} onSet={(fault) => run(() => send('POST', 'faults', fault).then(refresh))} />
      <ul className="dev-list" aria-label="Faults switched on">
        {keyed(faults, JSON.stringify).map(({ key, row: fault }) => (
          <li key={key} className="row row-between">
            <span>
              {fault.operationId === '*' ? ALL : fault.operationId}: <strong>{fault.kind}</strong>
              {fault.ms !== undefined && `, ${fault.ms} ms`}
              {fault.times !== undefined && `, ${fault.times} more times`}
            </span>
            <Button
              size="small"
              onClick={() => clear(`?operationId=${encodeURIComponent(fault.operationId)}`)}
            >
              Clear<span className="sr-only"> {fault.operationId}</span>
            </Button>
          </li>
        ))}
      </ul>
      {faults.length > 0 ? (
        <div className="row row-between">
          <p className="muted">Calls fail from the next one on: reload the page.</p>
          <Button size="small" onClick={() => clear()}>
            Clear all
          </Button>
        </div>
      ) : (
        <p className="muted">Nothing fails on purpose.</p>
      )}
    </>
  )
}

interface NewFaultProps {
  readonly pending: boolean
  readonly onSet: (fault: Fault) => void
}

function NewFault({ pending, onSet }: NewFaultProps) {
  const { data: kinds = [] } = useControl('fault-kinds')
  const operations = useOperations()
  const set = (form: FormData): void => {
    const number = (name: 'times' | 'ms') => {
      const text = form.get(name)
      return typeof text === 'string' && text !== '' ? { [name]: Number(text) } : {}
    }
    const kind = kinds.find((one) => one === form.get('kind'))
    const operationId = form.get('operationId')
    if (kind !== undefined && typeof operationId === 'string')
      onSet({ operationId, kind, ...number('times'), ...number('ms') })
  }
  return (
    <form
      className="dev-form"
      onSubmit={(event) => {
        event.preventDefault()
        set(new FormData(event.currentTarget))
      }}
    >
      <Field label="Operation">
        {(control) => (
          <NativeSelect
            {...control}
            name="operationId"
            options={[{ value: '*', label: ALL }, ...operations.map(({ id }) => ({ value: id, label: id }))]}
          />
        )}
      </Field>
      <Field label="Fault">
        {(control) => (
          <NativeSelect
            {...control}
            name="kind"
            options={kinds.map((kind) => ({ value: kind, label: kind }))}
          />
        )}
      </Field>
      <Field label="Times">
        {(control) => (
          <TextInput {...control} name="times" type="number" min="1" placeholder="until cleared" />
        )}
      </Field>
      <Field label="ms">{(control) => <TextInput {...control} name="ms" type="number" min="0" />}</Field>
      <Button type="submit" pending={pending}>
        Switch on
      </Button>
    </form>
  )
}
