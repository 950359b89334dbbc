import { Check, Copy, ExternalLink, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import { PLATFORMS, readPlatform } from '#core/posts/platforms/platforms.ts'
import { shareTarget } from '#core/schedule/share-links.ts'
import type { ScheduledPostTextView } from './schedule-views.ts'

/** The ways to get a text out by hand, and the question whether it is. */
export function ManualPublishing({
  scheduledPost,
  back,
  isPrimary,
}: {
  scheduledPost: ScheduledPostTextView
  back: string
  isPrimary?: boolean
}) {
  const isHydrated = useHydrated()
  const [copied, setCopied] = useState(false)
  const platform = readPlatform(scheduledPost.platform) ?? 'blog'
  const target = shareTarget(platform, scheduledPost.body)
  const canShare = isHydrated && typeof navigator.share === 'function'

  async function copy() {
    await navigator.clipboard.writeText(scheduledPost.body)
    setCopied(true)
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {isHydrated ? (
          <Button size="sm" type="button" icon={<Copy aria-hidden />} onClick={() => void copy()}>
            {copied ? 'Copied' : 'Copy text'}
          </Button>
        ) : null}
        {canShare ? (
          <Button
            size="sm"
            type="button"
            icon={<Share2 aria-hidden />}
            onClick={() => void navigator.share({ text: scheduledPost.body }).catch(() => {})}
          >
            Share
          </Button>
        ) : null}
        {target ? (
          <a href={target.url} target="_blank" rel="noopener noreferrer" className="button button-sm">
            <ExternalLink aria-hidden /> Open {PLATFORMS[platform].name}
            <span className="sr-only"> in a new tab</span>
          </a>
        ) : null}
        {scheduledPost.status === 'due' ? (
          <Step scheduledPost={scheduledPost} back={back} intent="hand_over" label="I’ve pasted it in" />
        ) : null}
        <span role="status" className="sr-only">
          {copied ? 'Text copied' : ''}
        </span>
      </div>
      {target && !target.carriesText ? (
        <p className="text-sm text-ink-soft">
          {PLATFORMS[platform].name} can’t take text from a link. Copy it here, then paste it there.
        </p>
      ) : null}
      <Form
        method="post"
        action={`/app/content/planned/${scheduledPost.id}`}
        className="flex flex-wrap items-end gap-2"
      >
        <input type="hidden" name="back" value={back} />
        <TextField
          label="Link to the published post"
          optional
          name="link"
          type="url"
          placeholder="https://"
          className="min-w-56 flex-1"
        />
        <Button
          variant={isPrimary ? 'primary' : 'secondary'}
          name="intent"
          value="out"
          icon={<Check aria-hidden />}
        >
          Mark as published
        </Button>
      </Form>
      <div className="flex flex-wrap gap-2">
        {scheduledPost.status === 'handed_over' ? (
          <Step scheduledPost={scheduledPost} back={back} intent="not_yet" label="Not yet" />
        ) : null}
        <Step scheduledPost={scheduledPost} back={back} intent="remove" label="Skip post" />
      </div>
    </div>
  )
}

function Step(props: { scheduledPost: ScheduledPostTextView; back: string; intent: string; label: string }) {
  return (
    <Form method="post" action={`/app/content/planned/${props.scheduledPost.id}`}>
      <input type="hidden" name="back" value={props.back} />
      <Button size="sm" variant="quiet" name="intent" value={props.intent}>
        {props.label}
      </Button>
    </Form>
  )
}
