import type { MastodonApp } from './oauth.ts'

/** Where this installation is registered, and for what. */
export interface AppPlace {
  /** The origin of the server. */
  readonly server: string
  readonly redirectUri: string
}

/** Keeps how this installation is registered at each server. */
export interface MastodonApps {
  /** Null when it never was, or its secret does not open. */
  find(place: AppPlace): Promise<{ readonly app: MastodonApp; readonly scopes: string } | null>
  keep(place: AppPlace, scopes: string, app: MastodonApp): Promise<void>
}
