/** What tests in Node use of jsdom, which brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(source: string, options?: { contentType?: string })
    readonly window: Window
  }
}
