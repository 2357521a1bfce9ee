/** A request that may be incomplete. A property that is `undefined` is not sent. */
export type Draft<Body> = Body extends readonly unknown[]
  ? Body
  : Body extends object
    ? { readonly [Name in keyof Body]?: Draft<Body[Name]> | undefined }
    : Body

/**
 * An incomplete request typed as a complete one. `ContractForm` sends it only when the contract's validator accepts it,
 * which TypeScript cannot know.
 */
export const asRequest = <Body>(draft: Draft<Body>): Body => draft as Body
