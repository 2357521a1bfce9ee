/** The values that are set, as parameters of a call. Leaves out `undefined` and empty texts. */
export const onlySet = <Values extends object>(values: Values): OnlySet<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  ) as OnlySet<Values>

type OnlySet<Values extends object> = { [Name in keyof Values]?: Exclude<Values[Name], undefined | ''> }
