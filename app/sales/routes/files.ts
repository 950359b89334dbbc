import { requireGate } from '#app/platform/http/guards.ts'
import { hasSales } from '#app/sales/services/has-sales.ts'
import type { Route } from './+types/files'

/** The Sales Hub's gate before its files: they are routes of their own, and no page of the hub stands round them. */
export const middleware: Route.MiddlewareFunction[] = [requireGate('hasSalesHub', hasSales)]
