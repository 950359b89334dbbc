import { data } from 'react-router'
import { readOnlyText } from '#app/billing/copy/read-only.ts'
import { STRATEGY_REFUSALS } from '#app/brand/copy.ts'
import { createShareLink } from '#app/brand/services/sharing/create-share-link.ts'
import { readShareLink } from '#app/brand/services/sharing/read-share-link.ts'
import { revokeShareLink } from '#app/brand/services/sharing/revoke-share-link.ts'
import { confirmStrategy } from '#app/brand/services/strategy/confirm-strategy.ts'
import { readStrategy } from '#app/brand/services/strategy/read-strategy.ts'
import { StrategyPage } from '#app/brand/ui/strategy/strategy-page.tsx'
import { problemOf } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
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

export async function action(args: Route.ActionArgs) {
  const { ctx, intent, text, check, overLimit } = await workspacePost(args)
  const isSharing = intent === 'share' || intent === 'revoke'
  const refused = (status: number, problem: string) =>
    data(isSharing ? { shareProblem: problem } : { problem }, { status })
  const limited = await overLimit('write')
  if (limited) return refused(429, limited)
  switch (intent) {
    case 'revoke':
      await revokeShareLink(ctx, { kind })
      return done(HERE, 'linkRevoked')
    case 'share': {
      const form = await check(shareFormSchema, null)
      if (!form.ok) return refused(form.status, problemOf(form) ?? '')
      const made = await createShareLink(ctx, { kind, days: form.value.days })
      return made.ok ? done(HERE, 'linkCreated') : refused(409, readOnlyText)
    }
    default: {
      const section = text('section')
      const result = await confirmStrategy(ctx, { section, seen: text('seen') })
      if (result.ok) return done(`${HERE}#${section}`, 'strategyConfirmed')
      const reason = result.reason === 'not_found' ? 'changed_elsewhere' : result.reason
      return refused(409, STRATEGY_REFUSALS[reason])
    }
  }
}

export default function StrategyRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StrategyPage {...loaderData} problem={null} shareProblem={null} {...(actionData ?? {})} />
}
