import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { seal } from '#app/platform/secrets/seal.ts'
import {
  type AllowedAccount,
  type ConnectRefusal,
  callbackPath,
} from '#app/publishing/integrations/connector.ts'
import { canConnect } from '#core/publishing/limit.ts'
import type { Network } from '#core/publishing/networks.ts'
import { err, type Ok, ok, type Refusal } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import type { Sql } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey } from '#db/queries/platform/idempotency.ts'
import {
  listConnections,
  lockConnectionByAccount,
  upsertConnection,
} from '#db/queries/publishing/connections.ts'
import { endTokens } from './end-tokens.ts'
import { findConnector } from './find-connector.ts'
import { type Attempt, openAttempt } from './open-attempt.ts'
import { openTokens } from './open-tokens.ts'

type FinishRefusal =
  | Refusal<'not_begun' | 'not_allowed' | 'read_only'>
  /** What was typed is said again, so that it need not be typed again. */
  | Refusal<'used' | 'not_offered' | 'network_limit' | ConnectRefusal['reason'], { readonly typed: string }>

/**
 * Connects the accounts whose owner came back from their network: only in the session and workspace that began it, within
 * ten minutes, once. Tokens that the plan has no room for are given back.
 */
export async function finishConnection(
  ctx: WorkspaceContext,
  input: {
    readonly network: Network
    readonly sessionId: string
    readonly sealed: string
    readonly answer: URLSearchParams
  },
): Promise<Ok<{ handles: readonly string[] }> | FinishRefusal> {
  const { network, answer, sessionId } = input
  const attempt = openAttempt({ ...ctx, sessionId }, input.sealed)
  if (!attempt || attempt.network !== network || attempt.state !== answer.get('state'))
    return err('not_begun')
  if (!roleMay(ctx.role, 'settings')) return err('not_allowed')
  if (ctx.access === 'read_only') return err('read_only')
  const { typed, kept } = attempt
  const connector = findConnector(ctx, network)
  if (!connector) return err('not_offered', { typed })
  if (!(await isFirstUse(ctx, attempt))) return err('used', { typed })
  const redirectUri = `${ctx.config.appUrl}${callbackPath(network)}`
  const finished = await connector.finish({ kept, answer, redirectUri })
  if (!finished.ok) return err(finished.reason, { typed })
  const { accounts } = finished
  const keeping = await keepAccounts(ctx, network, accounts)
  if (!keeping.ok) {
    for (const account of accounts) await endTokens(ctx, { ...account, network, isReplaced: false })
    return err(keeping.reason, { typed })
  }
  for (const { account, before } of keeping.replaced)
    await endTokens(ctx, { ...account, network, tokens: before, isReplaced: true })
  return ok({ handles: accounts.map(({ handle }) => handle) })
}

async function isFirstUse(ctx: WorkspaceContext, { state }: Attempt): Promise<boolean> {
  const { workspace } = ctx
  const claim = { scope: workspace, action: 'connect_account', key: state, userId: workspace }
  return (await ctx.inWorkspace(sql => insertOrFindIdempotencyKey(sql, claim))).first
}

interface Replaced {
  readonly account: AllowedAccount
  /** The tokens it had. */
  readonly before: unknown
}

async function keepAccounts(
  ctx: WorkspaceContext,
  network: Network,
  accounts: readonly AllowedAccount[],
): Promise<Ok<{ replaced: readonly Replaced[] }> | Refusal<'network_limit'>> {
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    const connected = await listConnections(sql, { workspace })
    const networks = connected.map(account => account.network)
    if (!canConnect(ctx.tier, networks, network)) return err('network_limit')
    const replaced: Replaced[] = []
    for (const account of accounts) {
      const before = await keepAccount(ctx, sql, network, account)
      // The network may have given the very token that it gave before.
      if (before !== null && !isDeepStrictEqual(before, account.tokens)) replaced.push({ account, before })
    }
    return ok({ replaced })
  })
}

/** Answers the tokens that the account had; null for none. */
async function keepAccount(
  ctx: WorkspaceContext,
  sql: Sql,
  network: Network,
  account: AllowedAccount,
): Promise<unknown> {
  const { workspace } = ctx
  const { server, accountId, handle, displayName, tokens, scopes, expiresAt } = account
  const before = await lockConnectionByAccount(sql, { workspace, network, server, accountId })
  const id = before?.id ?? randomUUID()
  await upsertConnection(sql, {
    ...{ workspace, id, network, server, accountId, expiresAt },
    handle: handle.slice(0, 300),
    displayName: displayName.slice(0, 300),
    sealedTokens: seal(JSON.stringify(tokens), ctx.config.encryptionKey, 'connection-tokens', id),
    scopes: scopes.slice(0, 1000),
    now: ctx.now(),
  })
  await insertModuleUsage(sql, {
    userId: workspace,
    moduleName: 'publishing',
    actionType: 'account_connected',
    additionalData: { account: handle },
  })
  return before ? openTokens(ctx, before) : null
}
