import { createContext, useContext, useEffect } from 'react'

/** How each field writes a value, by the field's name: what it says of a value that it does not show now. */
export type FieldTexts = Map<string, (value: unknown) => string>

/** Of a form that may have to name values beside its fields. */
export const FieldTextsContext = createContext<FieldTexts | undefined>(undefined)

/** Says how a field writes its values, which all are of one type. */
export function useFieldText<Value>(name: string, textOf: (value: Value) => string): void {
  const texts = useContext(FieldTextsContext)
  useEffect(() => {
    if (!texts) return undefined
    // It is asked for values of the own field only.
    const write = (value: unknown): string => textOf(value as Value)
    texts.set(name, write)
    return () => {
      if (texts.get(name) === write) texts.delete(name)
    }
  })
}

/** As it is typed. */
export const asTyped = (value: string): string => value
