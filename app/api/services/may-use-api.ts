import type { WorkspaceContext } from '#app/platform/context.ts'
import { hasFeature } from '#core/billing/features.ts'

/** Why the API is closed to a workspace. */
export type ApiRefusal = 'read_only' | 'plan'

/** May programs act in a workspace? While its plan runs and has the feature that webhooks are part of; null when they may. */
export function mayUseApi({ access, tier }: Pick<WorkspaceContext, 'access' | 'tier'>): ApiRefusal | null {
  if (access === 'read_only') return 'read_only'
  return hasFeature(tier, 'connect') ? null : 'plan'
}
