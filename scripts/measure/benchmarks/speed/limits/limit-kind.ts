/** What a limit server serves. */
export type LimitKind =
  | { readonly what: 'bytes'; readonly bytes: number }
  | { readonly what: 'render'; readonly elements: number }
  | {
      readonly what: 'signed-in'
      readonly elements: number
      readonly databaseUrl: string
      readonly pool: number
    }
