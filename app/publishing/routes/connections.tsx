import { type RouterContextProvider, redirectDocument } from 'react-router'
import { signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, pageAgain } from '#app/platform/http/respond.ts'
import {
  CONNECTION_PROBLEMS,
  connectionProblem,
  DISCONNECT_WORD,
  problemText,
} from '#app/publishing/copy/connections.ts'
import { keepAttempt } from '#app/publishing/http/attempt-cookie.ts'
import { disconnectAccount } from '#app/publishing/services/connections/disconnect-account.ts'
import { readConnections } from '#app/publishing/services/connections/read-connections.ts'
import { startConnection } from '#app/publishing/services/connections/start-connection.ts'
import { ConnectionsPage } from '#app/publishing/ui/connections-page.tsx'
import { connectSchema } from '#core/publishing/connect-schema.ts'
import { isNetwork } from '#core/publishing/networks.ts'
import type { Route } from './+types/connections'

const HERE = '/app/settings/connections'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Connections · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { searchParams } = new URL(request.url)
  const network = searchParams.get('network')
  return {
    view: await readConnections(ctx),
    timeZone: ctx.timeZone,
    // What came of a way to a network and back.
    back: isNetwork(network)
      ? {
          network,
          typed: (searchParams.get('typed') ?? '').slice(0, 300),
          problem: connectionProblem(searchParams.get('problem'), network),
        }
      : null,
    backProblem: connectionProblem(searchParams.get('problem'), null),
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
  const form = await check(connectSchema, 'connect_account')
  if (!form.ok) return formAgain(form)
  const { network, typed, reconnect = null } = form.value
  const { sessionId } = await signedIn(request, context)
  const result = await startConnection(ctx, { network, typed, sessionId, reconnect })
  if (!result.ok) {
    const text = problemText(result.reason, network).replace('{host}', 'host' in result ? result.host : '')
    return formAgain(form.refuse({ status: 422, fields: { typed: text } }))
  }
  // Not straight to the network: a browser without scripts holds where a form leads against the addresses we name.
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
