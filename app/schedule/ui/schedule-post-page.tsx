import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { FieldError } from '#app/design/primitives/fields/field.tsx'
import { SelectField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { PictureStrip, type PictureView } from '#app/media/ui/index.ts'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { namesOf, platformRefusal, SCHEDULE_WARNINGS } from '#app/schedule/copy.ts'
import { PLATFORM_IDS, PLATFORMS, type PlatformId, readPlatform } from '#core/posts/platforms/platforms.ts'
import { NETWORK_NAMES, type Network } from '#core/publishing/networks.ts'
import { xPostCost } from '#core/publishing/x/cost.ts'
import type { PlatformRoom } from '#core/schedule/limit.ts'
import { scheduleFormSchema } from '#core/schedule/schema.ts'
import type { ScheduleWarning } from '#core/schedule/warnings.ts'
import { whenText } from '#core/schedule/when-text.ts'
import { readTexts } from '#core/shared/untrusted.ts'
import { PostPreviews, type PostPreviewView } from './post-previews.tsx'
import { type PrivacyView, PublishingFields } from './publishing-fields.tsx'
import { commonZones, WhenFields } from './when-fields.tsx'

export interface SchedulePostPageProps {
  readonly schedule: {
    readonly post: {
      readonly id: string
      readonly title: string
      readonly body: string
      readonly platform: PlatformId
    }
    readonly suggestion: {
      readonly day: string
      readonly time: string
      readonly isSlot: boolean
      /** The address asks for this time. */
      readonly isTimed: boolean
    }
    readonly pictures: readonly PictureView[]
    /** What will be cut, blurred or without words on the platforms in question. */
    readonly pictureNotes: readonly string[]
    readonly accounts: readonly {
      readonly id: string
      readonly network: Network
      readonly handle: string
      readonly canThread: boolean
      readonly canComment: boolean
      readonly marksAds: boolean
      readonly asksPrivacy: boolean
    }[]
    /** How it would look on each of them, as a thread where it is too long for one post. */
    readonly previews: readonly PostPreviewView[]
    /** Whether an address in it becomes a link that counts. */
    readonly canTrack: boolean
    /** Accounts whose network asks who may see it. */
    readonly privacy: readonly PrivacyView[]
    /** Whether it is too long for one post on a network that has threads. */
    readonly isLong: boolean
    /** Words in it that sound paid for; null for none. */
    readonly paidWords: string | null
    readonly isAdLabelMissing: boolean
    readonly hasSlots: boolean
    readonly inUse: readonly string[]
    readonly limit: number
    readonly room: PlatformRoom
  }
  readonly timeZone: string
  readonly idempotencyKey: string
  readonly canWrite: boolean
  readonly reply?: FormReply | undefined
  readonly warnings?: readonly ScheduleWarning[] | undefined
  readonly canUpgrade?: boolean | undefined
  /** A time that is offered instead of one in the quiet hours. */
  readonly instead?: { readonly value: string; readonly label: string } | undefined
  readonly problem?: string | undefined
}

const REPEATS = [
  { value: 'never', label: 'Once' },
  { value: 'week', label: 'Every week' },
  { value: 'fortnight', label: 'Every two weeks' },
  { value: 'month', label: 'Every month' },
]
const ENDS = [
  { value: 'count', label: 'After a number of posts' },
  { value: 'until', label: 'On a date' },
]

/** When a post goes out: the next free slot stands in the form already. */
export function SchedulePostPage(props: SchedulePostPageProps) {
  const { schedule, timeZone, reply, warnings } = props
  const { post, suggestion, room } = schedule
  const [form, fields] = useCheckedForm({
    id: 'schedule',
    schema: scheduleFormSchema,
    reply,
    defaultValue: {
      day: suggestion.day,
      time: suggestion.time,
      timeZone,
      platform: post.platform,
      asThread: schedule.isLong ? 'yes' : '',
      repeat: 'never',
      ends: 'count',
      count: '4',
    },
  })
  const error = form.errors?.[0] ?? props.problem
  return (
    <div className="max-w-[46rem]">
      <PageHeading
        title="Schedule post"
        eyebrow={<TextLink to={`/app/create?post=${post.id}`}>Back to post</TextLink>}
      />
      <div className="grid gap-6">
        <Card look="flat" className="grid gap-1">
          <p className="wrap-anywhere font-semibold">
            {post.title || post.body.split('\n')[0] || 'Untitled post'}
          </p>
          {post.title ? <p className="line-clamp-3 wrap-anywhere text-ink-soft">{post.body}</p> : null}
          <PictureStrip pictures={schedule.pictures} />
          {schedule.pictureNotes.map(note => (
            <p key={note} className="text-sm text-ink-soft">
              {note}
            </p>
          ))}
          {schedule.pictureNotes.length > 0 ? (
            <p className="text-sm">
              <TextLink to={`/app/media/post/${post.id}`}>Describe or crop pictures</TextLink>
            </p>
          ) : null}
        </Card>
        {room.ok || error ? null : (
          <Notice tone="warning" action={<TextLink to="/app/upgrade">See plans</TextLink>}>
            {platformRefusal(room.limit, namesOf(room.kept))}
          </Notice>
        )}
        <Form {...formProps(form)} className="grid gap-6">
          <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
          {error ? (
            <Notice
              tone="danger"
              live="alert"
              action={props.canUpgrade ? <TextLink to="/app/upgrade">See plans</TextLink> : undefined}
            >
              {error}
            </Notice>
          ) : null}
          {warnings?.length ? <Warnings warnings={warnings} timeZone={timeZone} /> : null}
          <SelectField
            {...textProps(fields.platform)}
            label="Platform"
            options={PLATFORM_IDS.map(value => ({ value, label: PLATFORMS[value].name }))}
          />
          <Accounts schedule={schedule} reply={reply} error={fields.accounts.errors?.[0]} />
          <PublishingFields
            accounts={schedule.accounts.map(account => ({
              ...account,
              canThread: account.canThread && schedule.isLong,
            }))}
            stored={{ asThread: schedule.isLong, isAd: false, plainLinks: false }}
            canTrack={schedule.canTrack}
            firstComment={textProps(fields.firstComment)}
            privacy={{ asked: schedule.privacy, field: textProps(fields.privacy) }}
            paidWords={schedule.paidWords}
            isAdLabelMissing={schedule.isAdLabelMissing}
            reply={reply}
          />
          <PostPreviews previews={schedule.previews} pictures={schedule.pictures} />
          <WhenFields fields={fields} zones={commonZones(timeZone)} />
          <p className="-mt-3 text-sm text-ink-soft">
            {suggestion.isSlot ? (
              'This is your next free slot.'
            ) : suggestion.isTimed ? (
              'The day and time you came with. You can change both.'
            ) : schedule.hasSlots ? (
              'The day you chose, at 9am.'
            ) : (
              <>
                <TextLink to="/app/content/settings">Set a weekly rhythm</TextLink> and we’ll suggest the next
                free slot.
              </>
            )}
          </p>
          <fieldset className="repeats grid gap-4">
            <legend className="pb-2 font-display text-xl">How often</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              <SelectField {...textProps(fields.repeat)} label="Repeat" options={REPEATS} />
              <SelectField {...textProps(fields.ends)} label="Ends" options={ENDS} />
              <TextField {...textProps(fields.count)} label="Number of posts" inputMode="numeric" />
              <DateField {...textProps(fields.until)} label="Last day" />
            </div>
            <p className="text-sm text-ink-soft">Repeats keep the same local time when the clocks change.</p>
          </fieldset>
          {props.canWrite ? (
            <div className="flex flex-wrap gap-3">
              {props.instead ? (
                <Button variant="primary" name="instead" value={props.instead.value}>
                  {props.instead.label}
                </Button>
              ) : null}
              <Button variant={props.instead ? 'secondary' : 'primary'}>Schedule post</Button>
              {schedule.hasSlots ? (
                <Button name="slot" value="next">
                  Schedule in next free slot
                </Button>
              ) : null}
              {warnings?.length ? (
                <Button name="anyway" value="yes">
                  Schedule anyway
                </Button>
              ) : null}
            </div>
          ) : null}
        </Form>
      </div>
    </div>
  )
}

/** Where it is published without anybody's hand: the accounts of the workspace, if it has any. */
function Accounts({
  schedule,
  reply,
  error,
}: Pick<SchedulePostPageProps, 'schedule' | 'reply'> & { error: string | undefined }) {
  const { accounts, post } = schedule
  if (accounts.length === 0) return null
  const typed = reply?.initialValue ? readTexts([reply.initialValue.accounts].flat()) : null
  return (
    <fieldset className="grid gap-1" aria-describedby={error ? 'accounts-error' : undefined}>
      <legend className="pb-1 font-semibold">Publish it for me on</legend>
      {accounts.map(({ id, network, handle }) => (
        <Checkbox
          key={id}
          name="accounts"
          value={id}
          label={`${NETWORK_NAMES[network]}: ${handle}`}
          defaultChecked={typed ? typed.includes(id) : readPlatform(network) === post.platform}
        />
      ))}
      {accounts.some(({ network }) => network === 'x') ? <CostOnX text={post.body} /> : null}
      <p className="text-sm text-ink-soft">If you select none, we’ll remind you here to post it yourself.</p>
      {error ? <FieldError id="accounts-error">{error}</FieldError> : null}
    </fieldset>
  )
}

/** X charges whoever runs this Brandhearth for each post. */
function CostOnX({ text }: { text: string }) {
  const { dollars, hasLink } = xPostCost(text)
  const cost = `X charges $${hasLink ? dollars.toFixed(2) : dollars} for this post`
  return <p className="text-sm text-ink-soft">{hasLink ? `${cost}, as it has a link.` : `${cost}.`}</p>
}

function Warnings({ warnings, timeZone }: { warnings: readonly ScheduleWarning[]; timeZone: string }) {
  return (
    <Notice tone="warning" live="alert" title={SCHEDULE_WARNINGS.title}>
      <ul className="grid gap-1">
        {warnings.map(warning => (
          <li key={`${warning.kind} ${warning.id}`}>
            {SCHEDULE_WARNINGS[warning.kind]}:
            <TextLink to={`/app/content/planned/${warning.id}`}>{warning.title || 'Untitled post'}</TextLink>,{' '}
            {whenText(warning.at, timeZone)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
