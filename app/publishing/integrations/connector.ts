import type { Network } from '#core/publishing/networks.ts'
import type { Ok, Refusal } from '#core/shared/result.ts'

/** An account that somebody allowed us to publish to. */
export interface AllowedAccount {
  /** The origin of its server, such as `https://mastodon.example`. */
  readonly server: string
  /** Its id at that server: the same account connected twice has the same one. */
  readonly accountId: string
  readonly handle: string
  readonly displayName: string
  readonly scopes: string
  /** Sealed as it is, and given to the network's adapter. */
  readonly tokens: unknown
  /** When somebody has to connect it again, where that is known; renewals by ourselves do not count. */
  readonly expiresAt: Date | null
}

/** Why somebody could not be sent to a network, or came back without an account; each has a text of its own. */
export type ConnectRefusal =
  | Refusal<
      | 'no_server'
      | 'not_public'
      | 'unreachable'
      | 'busy'
      | 'refused'
      | 'denied'
      | 'unknown_app'
      | 'not_mastodon'
      /** No account of this name (Bluesky), or its server and its name do not agree. */
      | 'no_account'
      /** The person has no page or business account that could be published to (Facebook, Instagram). */
      | 'no_page'
    >
  /** Its accounts are at another host. */
  | Refusal<'moved', { readonly host: string }>

/** The way to a network and back. No function throws for what a network does. */
export interface NetworkConnector {
  /**
   * Where to send the browser. `typed` is the server or name that was asked for, '' for networks with one address.
   * `state` is what the network sends back as its parameter of that name. `kept` comes back to `finish`, sealed meanwhile
   * in the browser: never longer than 2,000 characters as JSON. `forceLogin` asks who somebody is, where another account
   * of theirs is connected already.
   */
  start(input: {
    readonly typed: string
    readonly redirectUri: string
    readonly forceLogin: boolean
  }): Promise<
    Ok<{ readonly state: string; readonly address: string; readonly kept: unknown }> | ConnectRefusal
  >
  /** Reads what the browser came back with; several accounts where a network lets one choose several at once. */
  finish(input: {
    readonly kept: unknown
    readonly answer: URLSearchParams
    readonly redirectUri: string
  }): Promise<Ok<{ readonly accounts: readonly AllowedAccount[] }> | ConnectRefusal>
  /**
   * Ends tokens at the network; false where it could not be told. True where the network knows no such thing. `isReplaced`
   * when the same account has newer ones, which must live on.
   */
  end(account: {
    readonly server: string
    readonly accountId: string
    readonly tokens: unknown
    readonly isReplaced: boolean
  }): Promise<boolean>
}

/** The networks that this installation can connect to. */
export type NetworkConnectors = { readonly [Name in Network]?: NetworkConnector }

/** Where a network sends people back to; registered with it. */
export function callbackPath(network: Network): string {
  return `/app/settings/connections/${network}`
}
