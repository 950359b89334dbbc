import { readOnlyText } from '#app/billing/copy.ts'

/** Words of the schedule. */
export const SCHEDULE_TEXTS = {
  title: 'Content',
  description: 'What goes out, where and when. Times are on your own clock.',
  emptyTitle: 'An empty week is a good place to start',
  empty:
    'Take a post you have written, choose a day, and it stands here. When its time comes we put it in your hand: the text copied, the network opened, one press to say that it is out.',
  publishEmptyTitle: 'Nothing waits for you',
  publishEmpty:
    'When the time of a planned post comes, it stands here with its text, ready to be handed to the network.',
  ideasEmptyTitle: 'Catch the next one before it slips away',
  ideasEmpty:
    'A question a client asked, a sentence you said out loud, a thing you disagree with. One line above is enough; it becomes a draft when you are ready.',
  connectTitle: 'Publishing by itself',
  connect:
    'On Pro you plan for every platform and connect your accounts. Handing over by yourself stays possible on every plan, for the platform your plan has.',
  held: 'Everything is held. Nothing falls due until you let it go on.',
} as const

/** What is said before a post is planned although something speaks against it. */
export const SCHEDULE_WARNINGS = {
  title: 'Before you plan it',
  clash: 'Within an hour on the same platform',
  duplicate: 'Nearly the same text',
} as const

/** What a refused change of the schedule says. */
export const SCHEDULE_REFUSALS = {
  read_only: readOnlyText,
  not_found: 'This is no longer in your plan. It may have been removed in another window.',
  past: 'This time has gone by. Choose one that lies ahead.',
  not_movable: 'This post is out or on its way, so its time stays as it is.',
  not_possible:
    'This makes no sense in the state the post is in now. Reload the page to see where it stands.',
  changed_elsewhere:
    'This was changed in another window meanwhile. Look at the time it has now, then move it again.',
  no_room: 'Your plan has no room for this platform now, so it cannot be put back.',
  permission_revoked:
    'Somebody in its story took their permission back, so it stays held. Take it out of the plan, or change the story.',
  permission_expired:
    'The permission of somebody in its story has ended by then, so it stays held. Ask them again, or choose an earlier day.',
  permission_pending:
    'Somebody in its story has not said yes yet, so it stays held. It can go on once their answer stands in the story.',
  not_approved: 'Nobody has approved its text, so it stays held. Ask for approval on the post’s review page.',
  no_rows: 'We found no rows. The first line should name the columns: date, time, platform and text.',
  too_many: 'A week holds at most 50 slots.',
} as const

/** The words for a refusal that an address names; null when it names none. */
export function scheduleProblem(reason: string | null): string | null {
  return reason !== null && Object.hasOwn(SCHEDULE_REFUSALS, reason)
    ? SCHEDULE_REFUSALS[reason as keyof typeof SCHEDULE_REFUSALS]
    : null
}

/** What a platform beyond the plan says; the names are those the plan still schedules for. */
export function platformRefusal(limit: number, platforms: string): string {
  const many = limit === 1 ? 'one platform' : `${limit} platforms`
  return `Your plan plans for ${many}, and ${platforms} has that place. What is planned already stays. Plan this for ${platforms}, or move to a plan for every platform.`
}
