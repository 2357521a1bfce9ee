import { useForm } from 'react-final-form'

/** Returns a function that changes several fields of the form around it at once, such as when settings are copied. */
export function useChangeValues<Values extends object>(): (
  change: (values: Values) => Partial<Values>,
) => void {
  const form = useForm<Values>()
  return (change) =>
    form.batch(() => {
      const changed = change(form.getState().values)
      for (const name in changed) form.change(name, changed[name])
    })
}
