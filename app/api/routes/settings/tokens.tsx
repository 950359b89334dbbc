import { APP_TEXTS } from '#app/api/copy/apps.ts'
import { TOKEN_PROBLEMS } from '#app/api/copy/tokens.ts'
import { readApps } from '#app/api/services/oauth/read-apps.ts'
import { revokeAccess } from '#app/api/services/revoke-access.ts'
import { readTokens } from '#app/api/services/tokens/read-tokens.ts'
import { TokensPage } from '#app/api/ui/tokens-page.tsx'
import { callerOf } from '#app/platform/http/caller.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import type { Route } from './+types/tokens'

const HERE = '/app/settings/tokens'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'API tokens · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const [view, apps] = await Promise.all([readTokens(ctx), readApps(ctx)])
  return { view, apps, timeZone: ctx.timeZone }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, intent, text, overLimit } = await workspacePost(args)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const caller = callerOf(args.request, args.context)
  if (intent === 'disconnect') {
    const isCutOff = await revokeAccess(ctx, { kind: 'app', id: text('id'), caller })
    return isCutOff ? done(HERE, 'appDisconnected') : pageAgain(409, APP_TEXTS.not_found)
  }
  if (intent !== 'revoke') return pageAgain(400, TOKEN_PROBLEMS.not_possible)
  const isRevoked = await revokeAccess(ctx, { kind: 'token', id: text('id'), caller })
  return isRevoked ? done(HERE, 'tokenRevoked') : pageAgain(409, TOKEN_PROBLEMS.not_found)
}

export default function TokensRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TokensPage {...loaderData} {...(actionData ?? {})} />
}
