/** How a network wants to be asked for access. Paths follow its configured addresses. */
export interface OAuthDoor {
  readonly authorizePath: string
  readonly tokenPath: string
  /** Null where tokens cannot be ended by us. */
  readonly revokePath: string | null
  readonly scopes: readonly string[]
  /** Without these of them nothing can be published. */
  readonly needed: readonly string[]
  readonly separator: ' ' | ','
  /** What it calls our id. */
  readonly idName: 'client_id' | 'client_key'
  readonly hasPkce: boolean
  /** Whether our id and secret go into a header instead of the form. */
  readonly hasBasic: boolean
}
