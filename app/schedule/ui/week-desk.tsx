import { Form, Link } from 'react-router'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { usePost } from '#app/platform/client/use-post.ts'
import { useRestOfPage } from '#app/platform/client/use-rest-of-page.ts'
import { namesOf } from '#app/schedule/copy.ts'
import type { FreeTime } from '#core/schedule/slots.ts'
import { minuteText } from '#core/schedule/wall-time.ts'
import { dayText, slotText } from '#core/schedule/when-text.ts'
import { DraftTray } from './draft-tray.tsx'
import { PlannerDay, SCHEDULED_POST } from './planner-day.tsx'
import { MoreOfDay } from './schedule-calendar.tsx'
import type { CalendarView, DeskView } from './schedule-views.ts'
import { ScheduledPostChip } from './scheduled-post-chip.tsx'
import { putAction, putValue, SlotOffer } from './slot-offer.tsx'

/** When a draft is dropped on a day without a free time: nine in the morning. */
const NINE = 9 * 60

/** In a week with so many posts each has a way to the form that moves it. */
const MOST_WITH_MOVES = 16

/** Posts and free times of a day within the first screen, at most. */
const FIRST_SCREEN = 7

export interface WeekDeskProps {
  readonly calendar: CalendarView
  readonly timeZone: string
  readonly back: string
  /** Whether it shows one state or one platform alone. */
  readonly isFiltered: boolean
  readonly canWrite: boolean
  /** What was scheduled just now and can be undone, by id. */
  readonly planned: string | null
  readonly idempotencyKey: string
  readonly hrefOf: (over: object) => string
}

/**
 * A week as a desk: its days with their posts and free times, the drafts that wait in a tray, and what is offered for the free
 * time that was pressed. On a narrow screen the days stand below each other.
 */
export function WeekDesk(props: WeekDeskProps) {
  const { calendar, timeZone, back, canWrite, idempotencyKey } = props
  const { desk, days } = calendar
  const post = usePost()
  const isWhole = useRestOfPage()
  // A full week leaves moving by a form to each post's own page, as a month does.
  const isRoomy = calendar.items.length <= MOST_WITH_MOVES
  const inHand = desk?.drafts.find(({ id }) => id === desk.inHand) ?? null
  const free = (desk?.free ?? []).filter(time => !inHand || suits(time, inHand.platform))
  return (
    <div className="desk">
      <div id="desk" className="grid min-w-0 content-start gap-4">
        {inHand ? <InHand {...props} draft={inHand} hasFree={free.length > 0} /> : null}
        <ol className="planner-days" data-rooms>
          {days.map(day => {
            const items = calendar.items.filter(item => item.day === day)
            const ofDay = free.filter(time => time.day === day)
            const entries = [
              ...items.map(item => ({
                minute: item.minute,
                entry: (
                  <ScheduledPostChip
                    key={item.id}
                    scheduledPost={item}
                    back={back}
                    {...(props.isFiltered ? { backWord: back } : {})}
                    canWrite={canWrite}
                    movedFrom={item.id === calendar.moved?.id ? calendar.moved.was : undefined}
                    isRoomy={isRoomy}
                    isNew={item.id === props.planned}
                  />
                ),
              })),
              ...ofDay.map(time => ({
                minute: time.minute,
                entry: <FreeSlot key={time.minute} {...props} time={time} isPutting={inHand !== null} />,
              })),
            ].toSorted((a, b) => a.minute - b.minute)
            const shown = isWhole ? entries : entries.slice(0, FIRST_SCREEN)
            return (
              <PlannerDay
                key={day}
                day={day}
                short={`${slotText({ day, minute: 0 }).slice(0, 3)} ${Number(day.slice(8))}`}
                isToday={day === calendar.today}
                isEmpty={entries.length === 0}
                onDropped={(id, kind) => {
                  if (kind === SCHEDULED_POST)
                    post(`/app/content/planned/${id}`, { intent: 'drop', day, back })
                  else {
                    const platform = desk?.drafts.find(draft => draft.id === id)?.platform ?? ''
                    const time = ofDay.find(each => suits(each, platform)) ?? {
                      day,
                      minute: NINE,
                      platforms: [],
                    }
                    post(putAction(id), { idempotencyKey, put: putValue(time, timeZone) })
                  }
                }}
              >
                {shown.length > 0 ? <ul>{shown.map(({ entry }) => entry)}</ul> : null}
                <MoreOfDay day={day} more={calendar.more[day]} hrefOf={props.hrefOf} />
              </PlannerDay>
            )
          })}
        </ol>
        {calendar.items.length === 0 ? <p className="text-ink-soft">Nothing scheduled this week.</p> : null}
        {desk?.next ? (
          <p className="text-sm text-ink-soft">
            No free time left this week.{' '}
            <TextLink to={props.hrefOf({ date: desk.next.day, draft: desk.inHand })} preventScrollReset>
              Next: {slotText(desk.next)}, {dayText(desk.next.day).replace(/^\w+ /, '')}
            </TextLink>
          </p>
        ) : null}
        {desk?.offer ? (
          <SlotOffer
            offer={desk.offer}
            timeZone={timeZone}
            idempotencyKey={idempotencyKey}
            closeHref={props.hrefOf({})}
          />
        ) : null}
      </div>
      {desk ? <DraftTray desk={desk} hrefOf={props.hrefOf} /> : null}
    </div>
  )
}

const suits = ({ platforms }: FreeTime, platform: string) =>
  platforms.length === 0 || platforms.includes(platform)

/** A free time: opens what suits it, or takes the draft that is in hand. */
function FreeSlot(props: WeekDeskProps & { time: FreeTime; isPutting: boolean }) {
  const { time, calendar } = props
  const { day, minute, platforms } = time
  const words = `${slotText(time)}, free${platforms.length > 0 ? ` for ${namesOf(platforms)}` : ''}`
  const offer = calendar.desk?.offer
  return (
    <li className="free-slot">
      {props.isPutting ? (
        <button type="submit" form="put" name="put" value={putValue(time, props.timeZone)}>
          {words}
        </button>
      ) : (
        <Link
          to={`${props.hrefOf({ slot: `${day}T${minuteText(minute)}` })}#offer`}
          discover="none"
          aria-current={offer?.day === day && offer.minute === minute ? 'true' : undefined}
        >
          {words}
        </Link>
      )}
    </li>
  )
}

/** The draft that is in hand: every free time takes it. */
function InHand(props: WeekDeskProps & { draft: DeskView['drafts'][number]; hasFree: boolean }) {
  const { draft, hasFree } = props
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-ember-soft px-3 py-2"
    >
      <Form id="put" method="post" action={putAction(draft.id)}>
        <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
      </Form>
      <p className="min-w-0 break-words">
        {hasFree ? 'Choose a free time for ' : 'This week has no free time for '}
        <b>{draft.title || 'your draft'}</b>
      </p>
      <TextLink to={putAction(draft.id)}>Another time</TextLink>
      <TextLink to={props.hrefOf({})} preventScrollReset>
        Cancel
      </TextLink>
    </div>
  )
}
