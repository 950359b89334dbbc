/** What we use of a library whose published types are those of Express, ten packages of them. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export default function compression(options: {
    /** Bytes from which on an answer is compressed. */
    readonly threshold: number
    /** Of gzip, 0 to 9. */
    readonly level: number
    readonly brotli: { readonly params: Readonly<Record<number, number>> }
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
