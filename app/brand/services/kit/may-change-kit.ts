import type { WorkspaceContext } from '#app/platform/context.ts'
import { roleMay } from '#core/team/roles.ts'

/** Why somebody may not change the brand kit. */
export type KitRefusal = 'not_allowed' | 'read_only'

/** May this person change how the brand looks? Who looks after settings, in every plan; null when they may. */
export function mayChangeKit(ctx: Pick<WorkspaceContext, 'role' | 'access'>): KitRefusal | null {
  if (!roleMay(ctx.role, 'settings')) return 'not_allowed'
  return ctx.access === 'read_only' ? 'read_only' : null
}
