import { data } from 'react-router'
import { readOnlyText } from '#app/billing/copy.ts'
import { STRATEGY_REFUSALS } from '#app/brand/copy.ts'
import { createShareLink } from '#app/brand/services/sharing/create-share-link.ts'
import { readShareLink } from '#app/brand/services/sharing/read-share-link.ts'
import { revokeShareLink } from '#app/brand/services/sharing/revoke-share-link.ts'
import { confirmStrategy } from '#app/brand/services/strategy/confirm-strategy.ts'
import { readStrategy } from '#app/brand/services/strategy/read-strategy.ts'
import { StrategyPage } from '#app/brand/ui/strategy/strategy-page.tsx'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done } from '#app/platform/http/respond.ts'
import { findViewer } from '#app/platform/http/viewer.ts'
import { shareFormSchema } from '#core/brand/share-link.ts'
import { strategyMarks } from '#core/brand/strategy/edits.ts'
import { strategyFields } from '#core/brand/strategy/fields.ts'
import { strategySheet } from '#core/brand/strategy/sheet.ts'
import { formatDate } from '#core/shared/time.ts'
import type { Route } from './+types/plan'

const kind = 'strategy'
const HERE = '/app/strategy'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Strategy · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const viewer = await findViewer(context)
  const [{ plan, brand, ...strategy }, link] = await Promise.all([
    readStrategy(ctx),
    readShareLink(ctx, { kind }),
  ])
  const marks = plan.unconfirmed.map(
    part => [part, strategyMarks(plan.values, strategyFields(part))] as const,
  )
  return {
    ...strategy,
    sheet: strategySheet(plan.values, { founder: viewer?.host?.name ?? viewer?.fullName ?? '', brand }),
    guesses: plan.guesses,
    unconfirmed: Object.fromEntries(marks),
    link,
    date: formatDate(ctx.now(), ctx.timeZone),
    timeZone: ctx.timeZone,
    canWrite: ctx.access === 'full',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const body = await readFormBody(request)
  const { form } = body
  const isSharing = ['share', 'revoke'].includes(String(form.get('intent')))
  const refused = (text: string, status: number, headers?: HeadersInit) =>
    data(isSharing ? { shareProblem: text } : { problem: text }, { status, ...(headers ? { headers } : {}) })
  const limited = await overLimit(context, 'write', { user: ctx.userId })
  if (limited) return refused(limited.message, 429, limited.headers)
  switch (form.get('intent')) {
    case 'revoke':
      await revokeShareLink(ctx, { kind })
      return done(HERE, 'linkRevoked')
    case 'share': {
      const wanted = checkForm(body, shareFormSchema)
      if (!wanted.ok) return refused(Object.values(wanted.reply.error ?? {})[0]?.[0] ?? '', wanted.status)
      const made = await createShareLink(ctx, { kind, days: wanted.value.days })
      return made.ok ? done(HERE, 'linkCreated') : refused(readOnlyText, 409)
    }
    default: {
      const section = form.get('section')
      const result = await confirmStrategy(ctx, { section, seen: form.get('seen') })
      if (result.ok) return done(`${HERE}#${section}`, 'strategyConfirmed')
      return refused(
        STRATEGY_REFUSALS[result.reason === 'not_found' ? 'changed_elsewhere' : result.reason],
        409,
      )
    }
  }
}

export default function StrategyRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StrategyPage {...loaderData} problem={null} shareProblem={null} {...(actionData ?? {})} />
}
