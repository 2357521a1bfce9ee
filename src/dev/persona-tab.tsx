import { useMaybeUser } from '@/session/use-viewer.ts'
import { useControl } from './control.ts'
import { signInAs } from './persona.ts'
import { useAction } from './use-action.ts'

/** Lists all personas. A click signs in as one. */
export function PersonaTab() {
  const { data: personas = [] } = useControl('personas')
  const { pending, failure, run } = useAction()
  const user = useMaybeUser()
  return (
    <>
      <p role="alert">{failure}</p>
      <ul className="dev-personas" aria-busy={pending}>
        {personas.map((persona) => (
          <li key={persona.login}>
            <button
              type="button"
              aria-current={persona.login === user?.login || undefined}
              onClick={() => run(() => signInAs(persona))}
            >
              <strong>{persona.login}</strong>
              <span className="muted small">{persona.note}</span>
            </button>
          </li>
        ))}
      </ul>
      {personas[0] && <p className="muted small">The password of all is {personas[0].password}.</p>}
    </>
  )
}
