import { data } from 'react-router'
import { TOKEN_PROBLEMS } from '#app/api/copy/tokens.ts'
import { createToken } from '#app/api/services/tokens/create-token.ts'
import { readTokens } from '#app/api/services/tokens/read-tokens.ts'
import { MadeToken } from '#app/api/ui/made-token.tsx'
import { NewTokenPage } from '#app/api/ui/new-token-page.tsx'
import { callerOf } from '#app/platform/http/caller.ts'
import { requireStepUp, signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspaceForm } from '#app/platform/http/posted-form.ts'
import { tokenFormSchema } from '#core/api/token-form.ts'
import type { Route } from './+types/new-token'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'New API token · Brandhearth' }]
}

/** Only for whoever has just shown that it is them, so that nobody fills in the form in vain. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  await requireStepUp(request, context)
  const { refusal, hasRoom, appUrl } = await readTokens(ctx)
  const problem = refusal ?? (hasRoom ? null : ('too_many' as const))
  return { refusal: problem, appUrl, formKey: newIdempotencyKey() }
}

/** The token is in the page that answers the form, this one time: no address and no cookie ever holds it. */
export async function action(args: Route.ActionArgs) {
  await requireStepUp(args.request, args.context)
  const { ctx, form } = await workspaceForm(args, tokenFormSchema, 'write')
  if (!form.ok) return data({ reply: form.reply, made: null }, { status: form.status })
  const { key, ...chosen } = form.value
  const { email } = await signedIn(args.request, args.context)
  const result = await createToken(ctx, {
    form: chosen,
    idempotencyKey: idempotencyKeyOf(key),
    email,
    caller: callerOf(args.request, args.context),
  })
  if (result.ok) return data({ reply: undefined, made: { token: result.token, name: result.name } })
  const refused = form.refuse({ status: 409, form: TOKEN_PROBLEMS[result.reason] })
  return data({ reply: refused.reply, made: null }, { status: refused.status })
}

export default function NewTokenRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.made) return <MadeToken {...actionData.made} appUrl={loaderData.appUrl} />
  return <NewTokenPage {...loaderData} reply={actionData?.reply} />
}
