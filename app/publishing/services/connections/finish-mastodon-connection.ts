import { randomUUID } from 'node:crypto'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { seal } from '#app/platform/secrets/seal.ts'
import {
  type DoorRefusal,
  exchangeCode,
  MASTODON_CALLBACK,
  type MastodonPerson,
  readPerson,
} from '#app/publishing/integrations/mastodon/oauth.ts'
import type { MastodonTokens } from '#app/publishing/integrations/mastodon/tokens.ts'
import { canConnect } from '#core/publishing/limit.ts'
import { err, type Ok, ok, type Refusal } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey } from '#db/queries/platform/idempotency.ts'
import {
  listConnections,
  lockConnectionByAccount,
  upsertConnection,
} from '#db/queries/publishing/connections.ts'
import { endTokens, openTokens } from './end-tokens.ts'
import { findKeptApp } from './find-mastodon-app.ts'
import { type Attempt, openAttempt } from './open-attempt.ts'

export type FinishRefusal =
  | Refusal<'not_begun' | 'not_allowed' | 'read_only'>
  /** The server is named, so that it need not be typed again. */
  | Refusal<FinishReason, { readonly server: string }>

type FinishReason = 'denied' | 'used' | 'network_limit' | Exclude<DoorRefusal['reason'], 'moved'>

/**
 * Connects the account whose owner came back from their server: only in the session and workspace that began it, within
 * ten minutes, once. A token that
 * the plan has no room for is given back.
 */
export async function finishMastodonConnection(
  ctx: WorkspaceContext,
  input: { readonly sessionId: string; readonly sealed: string; readonly answer: URLSearchParams },
): Promise<Ok<{ handle: string }> | FinishRefusal> {
  const { answer, sessionId } = input
  const attempt = openAttempt({ ...ctx, sessionId }, input.sealed)
  if (!attempt || attempt.state !== answer.get('state')) return err('not_begun')
  if (!roleMay(ctx.role, 'settings')) return err('not_allowed')
  if (ctx.access === 'read_only') return err('read_only')
  const { server } = attempt
  if (!(await isFirstUse(ctx, attempt))) return err('used', { server })
  const code = answer.get('code')
  if (!code) return err(answer.get('error') === 'access_denied' ? 'denied' : 'refused', { server })

  const redirectUri = `${ctx.config.appUrl}${MASTODON_CALLBACK}`
  const app = await findKeptApp(ctx, { server, redirectUri, clientId: attempt.clientId })
  if (!app) return err('unknown_app', { server })
  const at = { origin: server, localOrigin: ctx.config.mastodonLocalServer }
  const { codeVerifier, tokenPath, revokePath } = attempt
  const exchanged = await exchangeCode(at, tokenPath, { app, code, codeVerifier, redirectUri })
  if (!exchanged.ok) return err(reasonOf(exchanged), { server })
  const { accessToken, scope } = exchanged
  const tokens: MastodonTokens = { ...app, accessToken, revokePath }
  const read = await readPerson(at, accessToken)
  if (!read.ok) return err(reasonOf(read), { server })
  const { person } = read
  const account = { server, accountId: person.accountId }
  const kept = await keepAccount(ctx, { server, tokens, scope, person })
  if (!kept.ok) {
    await endTokens(ctx, account, tokens)
    return err(kept.reason, { server })
  }
  // The server may have given the very token that it gave before.
  if (kept.before && kept.before.accessToken !== accessToken) await endTokens(ctx, account, kept.before)
  return ok({ handle: person.handle })
}

function reasonOf({ reason }: DoorRefusal): Exclude<DoorRefusal['reason'], 'moved'> {
  return reason === 'moved' ? 'not_mastodon' : reason
}

async function isFirstUse(ctx: WorkspaceContext, { state }: Attempt): Promise<boolean> {
  const { workspace } = ctx
  const claim = { scope: workspace, action: 'connect_account', key: state, userId: workspace }
  return (await ctx.inWorkspace(sql => insertOrFindIdempotencyKey(sql, claim))).first
}

async function keepAccount(
  ctx: WorkspaceContext,
  input: { server: string; tokens: MastodonTokens; scope: string; person: MastodonPerson },
): Promise<Ok<{ before: MastodonTokens | null }> | Refusal<'network_limit'>> {
  const { workspace } = ctx
  const { server, person } = input
  const { handle, displayName, accountId } = person
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    const connected = await listConnections(sql, { workspace })
    const networks = connected.map(({ network }) => network)
    if (!canConnect(ctx.tier, networks, 'mastodon')) return err('network_limit')
    const before = await lockConnectionByAccount(sql, { workspace, network: 'mastodon', server, accountId })
    const id = before?.id ?? randomUUID()
    await upsertConnection(sql, {
      ...{ workspace, id, network: 'mastodon', server, accountId, handle, displayName },
      sealedTokens: seal(JSON.stringify(input.tokens), ctx.config.encryptionKey, 'connection-tokens', id),
      scopes: input.scope.slice(0, 1000),
      now: ctx.now(),
    })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'publishing',
      actionType: 'account_connected',
      additionalData: { account: handle },
    })
    return ok({ before: before ? openTokens(ctx, before) : null })
  })
}
