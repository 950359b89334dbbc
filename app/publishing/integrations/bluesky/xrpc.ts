import type { GuardedAnswer } from '#app/platform/integrations/guarded-request.ts'
import { guardedRequest } from '#app/platform/integrations/guarded-request.ts'
import { readJson } from '#app/platform/integrations/json-answer.ts'
import { CALL_MS, type ConnectedAccount, type SendAnswer } from '#app/publishing/integrations/network.ts'
import { NOT_PERMITTED } from '#app/publishing/integrations/oauth/call-as-account.ts'
import type { OpenClient } from './client.ts'
import { FetchFailure, guardedFetch } from './guarded-fetch.ts'
import { type BlueskyTokens, endOf, readTokens } from './tokens.ts'

/** What a server answered: what it says as JSON, null where that cannot be read. */
export interface Answered {
  readonly kind: 'answered'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly data: unknown
}

/** What became of a call that changes something. */
export type WriteAnswer =
  | Answered
  | Extract<SendAnswer, { kind: 'unsent' }>
  /** It was made, and its answer never came. */
  | { readonly kind: 'lost'; readonly detail: string; readonly status?: number }

/**
 * Milliseconds for each call round the one that counts: looking a server up, and renewing a session there. All of them
 * together have to be over before another process takes its turn to renew.
 */
const LOOK_MS = 3000
const RENEW_MS = 8000
const READ_MS = 15_000
/** Milliseconds before its end from which a session is renewed; the library begins 40 s before at the earliest. */
const MARGIN_MS = 60_000

/**
 * Calls a procedure of an account's server in the account's name: renews its session where it is over, once for all
 * processes, and stores it before it is used. Ends when `signal` does, and after `CALL_MS`: a session that is being
 * renewed then is renewed and stored all the same, but nothing is called with it any more. Never throws.
 */
export async function writeXrpc(
  account: ConnectedAccount,
  call: { readonly method: string; readonly mime: string; readonly body: string | Uint8Array },
  options: {
    readonly open: OpenClient
    readonly localOrigin: string | null
    readonly signal?: AbortSignal | undefined
  },
): Promise<WriteAnswer> {
  const tokens = readTokens(account.tokens)
  if (!tokens || tokens.session.tokenSet.sub !== account.accountId) return NOT_PERMITTED
  const signal = AbortSignal.any([AbortSignal.timeout(CALL_MS), ...(options.signal ? [options.signal] : [])])
  const made: Made = { isUnderWay: false, last: null }
  const answer = makeCall(account, call, { ...options, tokens, made, signal })
  const tooLate = new Promise<WriteAnswer>(resolve => {
    // What is under way ends by the same signal, and then it is known how.
    const end = () => (made.isUnderWay ? resolve(answer) : resolve(unreachable('The session took too long')))
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
  return Promise.race([answer, tooLate])
}

/** How far the call itself is, which may be made twice: a server may ask for another nonce, or another token. */
interface Made {
  isUnderWay: boolean
  last: GuardedAnswer | null
}

async function makeCall(
  account: ConnectedAccount,
  call: { readonly method: string; readonly mime: string; readonly body: string | Uint8Array },
  options: {
    readonly open: OpenClient
    readonly localOrigin: string | null
    readonly tokens: BlueskyTokens
    readonly made: Made
    readonly signal: AbortSignal
  },
): Promise<WriteAnswer> {
  const { tokens, made, signal } = options
  const path = `/xrpc/${call.method}`
  const ended = { isOver: false }
  try {
    const client = await options.open({
      ...{ asked: tokens.asked, redirectUri: tokens.redirectUri, account: account.id },
      ...sessionIn(account, tokens, ended),
      alone: run => renewAlone(account, made.last !== null, run),
      fetch: guardedFetch({
        localOrigin: options.localOrigin,
        timeoutMs: LOOK_MS,
        writeTimeoutMs: url => (url.pathname === path ? CALL_MS : RENEW_MS),
        watch: (url, answer) => {
          if (url.pathname !== path) return
          made.isUnderWay = answer === null
          made.last = answer ?? made.last
        },
      }),
    })
    const session = await client.restore(tokens.session.tokenSet.sub, 'auto')
    const response = await session.fetchHandler(path, {
      method: 'POST',
      headers: { 'content-type': call.mime, accept: 'application/json' },
      body: call.body as string | Uint8Array<ArrayBuffer>,
      signal,
    })
    const answer: Answered = {
      kind: 'answered',
      status: response.status,
      headers: Object.fromEntries(response.headers),
      data: readJson(await response.text()),
    }
    // Renewing it failed for now: the library answers with the refusal from before then.
    const mayRecover = isExpired(answer) && !ended.isOver
    return mayRecover ? unreachable('The session could not be renewed') : answer
  } catch (error) {
    const { last } = made
    if (last?.kind === 'lost')
      return {
        kind: 'lost',
        detail: last.detail,
        ...(last.status === undefined ? {} : { status: last.status }),
      }
    if (last?.kind === 'answered' && last.status < 400)
      return { kind: 'lost', detail: 'The answer could not be read', status: last.status }
    if (ended.isOver) return NOT_PERMITTED
    const failure = failureIn(error)
    const detail = failure?.message ?? (error instanceof Error ? error.message : 'The call failed')
    return { ...unreachable(detail), retryable: failure?.isBlocked !== true }
  }
}

/** Calls a query that anybody may make. */
export function readXrpc(
  origin: string,
  method: string,
  parameters: Readonly<Record<string, string>>,
  options: {
    readonly localOrigin: string | null
    readonly signal?: AbortSignal | undefined
    readonly timeoutMs?: number
  },
): Promise<Answered | Exclude<GuardedAnswer, { kind: 'answered' }>> {
  const url = new URL(`/xrpc/${method}?${new URLSearchParams(parameters)}`, origin)
  const { localOrigin, signal, timeoutMs = READ_MS } = options
  const headers = { accept: 'application/json', 'user-agent': 'Brandhearth' }
  return guardedRequest({ method: 'GET', url, headers, timeoutMs, localOrigin, signal }).then(answer =>
    answer.kind === 'answered'
      ? {
          kind: 'answered',
          status: answer.status,
          headers: answer.headers,
          data: readJson(answer.body),
        }
      : answer,
  )
}

/** What a refusal is called and what it says, at most 300 characters; '' where it says nothing. */
export function saidError(data: unknown): { readonly name: string; readonly words: string } {
  if (typeof data !== 'object' || data === null) return { name: '', words: '' }
  const { error, message } = data as Record<string, unknown>
  const [name, words] = [error, message].map(said => (typeof said === 'string' ? said.slice(0, 300) : ''))
  return { name: name ?? '', words: words || name || '' }
}

/** Where the library finds and keeps an account's session. Nothing deletes it: whoever asked is told that it is over. */
function sessionIn(account: ConnectedAccount, tokens: BlueskyTokens, ended: { isOver: boolean }) {
  const { vault } = account
  return {
    stateStore: NOTHING_KEPT,
    sessionStore: {
      async get() {
        return vault ? readTokens(await vault.read())?.session : withoutRenewal(tokens.session)
      },
      async set(_did: string, session: BlueskyTokens['session']) {
        const renewed = { ...tokens, session }
        await vault?.save(renewed, endOf(renewed, new Date()))
      },
      async del() {},
    },
    onSessionDeleted(_did: string, cause: unknown) {
      // The library gives a session up for whatever it did not expect, too.
      const isExpected = !(cause instanceof TypeError) || cause.message === 'Issuer mismatch'
      ended.isOver ||= vault !== undefined && isExpected
    },
  }
}

/** Takes turns with other processes, but only where the session may be renewed: it was refused, or is nearly over. */
async function renewAlone<Result>(
  { vault }: ConnectedAccount,
  isRefused: boolean,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!vault) return run()
  const expiresAt = readTokens(await vault.read())?.session.tokenSet.expires_at
  const isFresh = expiresAt !== undefined && Date.parse(expiresAt) > Date.now() + MARGIN_MS
  return isFresh && !isRefused ? run() : vault.alone(run)
}

/** A token to renew with is good once: it is not used where what it brings cannot be stored. */
function withoutRenewal(session: BlueskyTokens['session']): BlueskyTokens['session'] {
  const { refresh_token: _, ...tokenSet } = session.tokenSet
  return { ...session, tokenSet }
}

const NOTHING_KEPT = { get: async () => undefined, set: async () => {}, del: async () => {} }

function unreachable(detail: string): Extract<SendAnswer, { kind: 'unsent' }> {
  return { kind: 'unsent', retryable: true, reason: 'unreachable', detail: detail.slice(0, 300) }
}

/** Whether an answer says that the access token is over, which renewing puts right. */
function isExpired({ status, headers, data }: Answered): boolean {
  const { name } = saidError(data)
  return (
    (status === 401 || status === 400) &&
    (/error="invalid_token"/.test(headers['www-authenticate'] ?? '') ||
      ['ExpiredToken', 'InvalidToken', 'invalid_token'].includes(name))
  )
}

/** Libraries wrap what our fetch throws. */
function failureIn(error: unknown): FetchFailure | null {
  if (error instanceof FetchFailure) return error
  return error instanceof Error && error.cause !== undefined ? failureIn(error.cause) : null
}
