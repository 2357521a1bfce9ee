/** Options of the projects that edit files of the portal while a page is open (playwright.config.ts). */
export interface HotReloadOptions {
  readonly part: { readonly index: number; readonly count: number }
}
