import { data, redirect } from 'react-router'
import { TOKEN_PROBLEMS } from '#app/api/copy/tokens.ts'
import { readAsked } from '#app/api/http/oauth/read-asked.ts'
import { mayUseApi } from '#app/api/services/may-use-api.ts'
import { allowApp } from '#app/api/services/oauth/allow-app.ts'
import { ConsentPage } from '#app/api/ui/consent-page.tsx'
import { UnknownAppPage } from '#app/api/ui/unknown-app-page.tsx'
import { callerOf } from '#app/platform/http/caller.ts'
import { requirePlan, requireStepUp, signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { answerAddress } from '#core/api/oauth/authorize-request.ts'
import { isLoopback } from '#core/api/oauth/client-document.ts'
import { coversScopes, readScopes } from '#core/api/scopes.ts'
import { workspaceName } from '#core/team/workspace-name.ts'
import type { Route } from './+types/authorize'

export const middleware: Route.MiddlewareFunction[] = [requirePlan]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Connect an app · Brandhearth' }]
}

/** Who asks for what, for whoever is signed in and has just shown that it is them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  await requireStepUp(request, context)
  const asked = await readAsked(request, context)
  if (!asked) return data({ asked: null, problem: null }, { status: 400 })
  if ('limited' in asked) return data({ asked: null, problem: asked.limited }, { status: 429 })
  if ('refusal' in asked) throw redirect(asked.refusal)
  const { client, redirectUri, wanted } = asked
  const { host } = await signedIn(request, context)
  const refusal = mayUseApi(ctx)
  const { pathname, search } = new URL(request.url)
  const appUrl = ctx.config.appUrl
  return {
    asked: {
      here: `${pathname.replace(/\.data$/, '')}${search}`,
      name: client.name,
      from: new URL(client.id).host,
      redirectHost: new URL(redirectUri).host,
      isLoopback: isLoopback(redirectUri),
      scopes: wanted.scopes,
      workspace: workspaceName(host?.name ?? null),
      cancelTo: answerAddress(redirectUri, { error: 'access_denied' }, { state: wanted.state, appUrl }),
    },
    problem: refusal ? TOKEN_PROBLEMS[refusal] : null,
  }
}

/** The person allows it: the app gets a code by way of a page of ours, because no form may lead to another site. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  await requireStepUp(request, context)
  const { ctx, body } = await workspacePost(args)
  const asked = await readAsked(request, context)
  if (!asked) return data({ problem: null }, { status: 400 })
  if ('limited' in asked) return data({ problem: asked.limited }, { status: 429 })
  if ('refusal' in asked) throw redirect(asked.refusal)
  const { client, redirectUri, wanted } = asked
  const { email } = await signedIn(request, context)
  // Never more than the app asked for, whatever was sent.
  const chosen = readScopes(body.form.getAll('scopes').map(String))
  const scopes = chosen.filter(scope => coversScopes(wanted.scopes, [scope]))
  const caller = callerOf(request, context)
  const { state, challenge } = wanted
  const made = await allowApp(ctx, { client, redirectUri, scopes, state, challenge, email, caller })
  if (!made.ok) return data({ problem: TOKEN_PROBLEMS[made.reason] }, { status: 409 })
  return redirect(`/oauth/return?code=${made.code}`, { status: 303 })
}

export default function AuthorizeRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.asked) return <UnknownAppPage problem={loaderData.problem} />
  return <ConsentPage {...loaderData.asked} problem={actionData?.problem ?? loaderData.problem} />
}
