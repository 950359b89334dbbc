import { readOnlyText } from '#app/billing/copy/read-only.ts'
import type { MachineReason } from '#core/links/visitor.ts'

type RefusalReason = 'read_only' | 'not_in_plan' | 'not_found'

/** What a link that cannot be made, changed or deleted says. */
export const LINK_REFUSALS: Readonly<Record<RefusalReason, string>> = {
  read_only: readOnlyText,
  not_in_plan: 'Tracked links are part of Pro. The links you have keep working. Upgrade to change them.',
  not_found: 'This link no longer exists.',
}

export const LINK_TEXTS = {
  title: 'Links',
  description:
    'Each link belongs to one post on one platform. People and machines are counted apart, without cookies.',
  emptyTitle: 'Your first links make themselves',
  empty:
    'Put an https address into a post and schedule it. We swap it for a short link of yours, so you see which post people came from. Make one by hand for your profile, a newsletter or a flyer.',
  example: 'Why I teach bread, on LinkedIn: 42 people, 310 machines.',
  counting:
    'One person counts once an hour for each link. Machines are previews, mail scanners and other programs that open links by themselves.',
  dead: 'The page it leads to doesn’t answer',
  deadMore:
    'We look once a day. Until it answers again, people go to the other address, if you’ve set one below.',
  deleted: 'This link is deleted. Whoever follows it is told that it’s gone. Its figures stay.',
  plainLinks: 'To send an address as you typed it, turn links off on the post’s page in the planner.',
} as const

/** Why a visit counted as a machine’s, as people read it. */
export const MACHINE_TEXTS: Readonly<Record<MachineReason, string>> = {
  head: 'Looked whether the link works',
  prefetch: 'Loaded in advance by a browser',
  no_agent: 'Said nothing about itself',
  robot: 'Known robot',
  preview: 'Preview for a post or a message',
  scanner: 'Mail scanner',
}
