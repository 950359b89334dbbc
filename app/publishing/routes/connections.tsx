import { type RouterContextProvider, redirectDocument } from 'react-router'
import { signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, pageAgain } from '#app/platform/http/respond.ts'
import { CONNECTION_PROBLEMS, connectionProblem, DISCONNECT_WORD } from '#app/publishing/copy/connections.ts'
import { keepAttempt } from '#app/publishing/http/attempt-cookie.ts'
import { disconnectAccount } from '#app/publishing/services/connections/disconnect-account.ts'
import { readConnections } from '#app/publishing/services/connections/read-connections.ts'
import { startMastodonConnection } from '#app/publishing/services/connections/start-mastodon-connection.ts'
import { ConnectionsPage } from '#app/publishing/ui/connections-page.tsx'
import { mastodonServerSchema } from '#core/publishing/mastodon/schema.ts'
import { readMastodonHost } from '#core/publishing/mastodon/server.ts'
import type { Route } from './+types/connections'

const HERE = '/app/settings/connections'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Connections · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { searchParams } = new URL(request.url)
  return {
    view: await readConnections(ctx),
    timeZone: ctx.timeZone,
    // What came of a way to a server and back.
    backFrom: readMastodonHost(searchParams.get('server')) ?? '',
    backProblem: connectionProblem(searchParams.get('problem')),
  }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  if (post.intent === 'disconnect') return disconnect(post)
  return connect(args.request, args.context, post)
}

async function connect(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { ctx, check }: WorkspacePost,
) {
  const form = await check(mastodonServerSchema, 'connect_account')
  if (!form.ok) return formAgain(form)
  const { server: typed, reconnect = null } = form.value
  const { sessionId } = await signedIn(request, context)
  const result = await startMastodonConnection(ctx, { typed, sessionId, reconnect })
  if (!result.ok) {
    const text = CONNECTION_PROBLEMS[result.reason].replace('{host}', 'host' in result ? result.host : '')
    return formAgain(form.refuse({ status: 422, fields: { server: text } }))
  }
  // Not straight to the server: a browser without scripts holds where a form leads against the addresses we name.
  const leave = redirectDocument(`${HERE}/leave?state=${result.state}`, 303)
  leave.headers.append('Set-Cookie', keepAttempt(result.state, result.sealed))
  return leave
}

async function disconnect({ ctx, text, overLimit }: WorkspacePost) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  if (text('confirmation') !== DISCONNECT_WORD) return pageAgain(422, CONNECTION_PROBLEMS.not_confirmed)
  const result = await disconnectAccount(ctx, { id: text('id') })
  if (!result.ok) return pageAgain(409, CONNECTION_PROBLEMS[result.reason])
  const { handle: account, isRevoked } = result
  return done(HERE, isRevoked ? 'accountDisconnected' : 'accountForgotten', { params: { account } })
}

export default function ConnectionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ConnectionsPage {...loaderData} {...(actionData ?? {})} />
}
