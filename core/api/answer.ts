/** An answer of the API, as it is given and as it is given again. */
export interface ApiAnswer {
  readonly status: number
  /** What is sent as JSON; null for nothing. */
  readonly body: unknown
  /** Where what was made is found; null where nothing was. */
  readonly location: string | null
}
