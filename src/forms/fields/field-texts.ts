import { createContext, useContext, useEffect } from 'react'

/** How each field formats a value, by the field's name. Used for values whose field is not shown. */
export type FieldTexts = Map<string, (value: unknown) => string>

/** Provided by a form that shows values outside its fields. */
export const FieldTextsContext = createContext<FieldTexts | undefined>(undefined)

/** Registers how a field formats its values. They all have the same type. */
export function useFieldText<Value>(name: string, textOf: (value: Value) => string): void {
  const texts = useContext(FieldTextsContext)
  useEffect(() => {
    if (!texts) return undefined
    // Called only with values of this field.
    const write = (value: unknown): string => textOf(value as Value)
    texts.set(name, write)
    return () => {
      if (texts.get(name) === write) texts.delete(name)
    }
  })
}

/** The text as typed. */
export const asTyped = (value: string): string => value
