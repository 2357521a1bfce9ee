/** A request that may still lack something. A property without a value counts as absent, also when it is sent. */
export type Draft<Body> = Body extends readonly unknown[]
  ? Body
  : Body extends object
    ? { readonly [Name in keyof Body]?: Draft<Body[Name]> | undefined }
    : Body

/**
 * What the fields say so far, as the request it is going to be. `ContractForm` sends it only once the contract's
 * validator finds nothing missing in it, which no type can know.
 */
export const asRequest = <Body>(draft: Draft<Body>): Body => draft as Body
