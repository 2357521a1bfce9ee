/** The parts of jsdom that tests in Node use. It has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(source: string, options?: { contentType?: string })
    readonly window: Window
  }
}
