import styles from './form-problem.module.css'

/** What is wrong with a form as a whole; read aloud when it appears. */
export function FormProblem({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert" className={text === undefined ? undefined : styles.problem}>
      {text}
    </div>
  )
}
