import { type Channel, channel } from 'node:diagnostics_channel'

/** Where the driver says of each query that it is asked, under this name in the whole process; see ./patches.ts. */
export const QUERY_CHANNEL = 'brandhearth:database:query'

/** A query as it is asked: whoever listens may watch it by putting functions of their own around its ends. */
export interface AskedQuery {
  readonly query: {
    /** True for a statement of our code with its values apart; false for a text that may quote anything. */
    readonly tagged: boolean
    /** The statement between its values. */
    readonly strings: readonly string[]
    resolve: (value: unknown) => void
    reject: (error: unknown) => void
    /** Called once a connection takes the query. */
    onsent?: () => void
  }
  readonly pool: AskedPool
}

/** The pool that is asked; the same object for each of its queries. */
export interface AskedPool {
  /** As pg_stat_activity shows it. */
  readonly name: string
  /** Connections in use and at rest, and queries that wait for one. */
  state(): { readonly busy: number; readonly idle: number; readonly waiting: number }
}

/** Of the whole process, however often our modules are loaded. Nobody listens unless somebody measures or traces. */
export const queryChannel = channel(QUERY_CHANNEL) as Channel<unknown, AskedQuery>
