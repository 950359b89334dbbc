import { requireGate } from '#app/platform/http/guards.ts'
import { notFound } from '#app/platform/http/respond.ts'
import type { RouteGate } from '#core/billing/gates.ts'
import type { Route } from './+types/gated'

/** The addresses that a flag guards. */
const GATES: Record<string, RouteGate> = {
  '/app/sales-hub': 'hasSalesHub',
  '/app/analytics': 'hasAnalytics',
  '/app/brand-watch': 'hasBrandWatch',
}

function gateOf(request: Request): RouteGate {
  const path = new URL(request.url).pathname.replace(/(\.data|\/)$/, '')
  return GATES[path] ?? 'hasBrandWatch'
}

/** Whoever's plan lacks the room is told which plan has it. */
export const middleware: Route.MiddlewareFunction[] = [
  (args, next) => requireGate(gateOf(args.request))(args, next),
]

/** These rooms are not built: for whom the plan would open them there is no page yet, and no pretence of one. */
export function loader() {
  throw notFound()
}

export function action() {
  throw notFound()
}

export default function GatedRoute() {
  return null
}
