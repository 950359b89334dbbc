/** Where a request came from, as the audit rows keep it: network address, the browser's own words, the request's id. */
export interface Caller {
  readonly ip: string
  readonly userAgent: string
  readonly requestId: string
}
