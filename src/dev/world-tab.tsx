import { useState } from 'react'
import { Button } from '@/ui/basics/button.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { TextInput } from '@/ui/inputs/inputs.tsx'
import { useControl } from './control.ts'
import { enterWorld, resetWorld } from './persona.ts'
import { useAction } from './use-action.ts'

/** The worlds of the sandbox: independent copies of all data. */
export function WorldTab() {
  const { data: worlds = [], refresh } = useControl('worlds')
  const { pending, failure, run } = useAction()
  const [name, setName] = useState('')
  const change = (action: () => Promise<void>): void => run(() => action().then(refresh))
  return (
    <>
      <p role="alert">{failure}</p>
      <ul className="dev-list">
        {worlds.map((world) => (
          <li key={world.name} className="row row-between">
            <span>
              {world.name} {world.current && <strong>(here)</strong>}
            </span>
            {world.current ? (
              <Button size="small" pending={pending} onClick={() => change(resetWorld)}>
                Reset
              </Button>
            ) : (
              <Button size="small" pending={pending} onClick={() => change(() => enterWorld(world.name))}>
                Enter<span className="sr-only"> {world.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <form
        className="dev-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') change(() => enterWorld(name.trim()))
        }}
      >
        <Field label="Another world">
          {(control) => (
            <TextInput {...control} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <Button type="submit" pending={pending}>
          Create and enter
        </Button>
      </form>
    </>
  )
}
