import { DEAL_TEXTS } from '#app/deals/copy.ts'
import { Lock } from '#app/design/icons/icons.ts'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'

/** What stands here for a member who may not see money: that it is so, and who can change it. */
export function NoAccess() {
  return (
    <EmptyState icon={<Lock />} title={DEAL_TEXTS.noAccessTitle}>
      {DEAL_TEXTS.noAccess}
    </EmptyState>
  )
}
