/** The part used here: an XML parser that refuses malformed documents. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { contentType?: string });
    readonly window: { readonly document: Document };
  }
}
