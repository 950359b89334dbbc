import { useState } from 'react'
import { Form } from 'react-router'
import { Check, Copy, ExternalLink, Share2 } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import { MediaView, type PictureView } from '#app/media/ui/index.ts'
import { PLATFORMS, readPlatform } from '#core/posts/platforms/platforms.ts'
import { shareTarget } from '#core/schedule/share-links.ts'
import type { PostByHandView } from './schedule-views.ts'

/** The ways to get a text out by hand, and the question whether it is. */
export function ManualPublishing({
  scheduledPost,
  back,
  isPrimary,
}: {
  scheduledPost: PostByHandView
  back: string
  isPrimary?: boolean
}) {
  const isHydrated = useHydrated()
  const [copied, setCopied] = useState(false)
  const [problem, setProblem] = useState('')
  const pictures = scheduledPost.pictures ?? []
  const platform = readPlatform(scheduledPost.platform) ?? 'blog'
  const target = shareTarget(platform, scheduledPost.body)
  const canShare = isHydrated && typeof navigator.share === 'function'

  async function copy() {
    try {
      await navigator.clipboard.writeText(scheduledPost.body)
      setCopied(true)
      setProblem('')
    } catch {
      setProblem('We couldn’t copy the text. Select it and copy it yourself.')
    }
  }

  /** With its pictures where the browser can share files; the text alone where it cannot. */
  async function share() {
    const files = await filesOf(pictures).catch(() => [])
    const withFiles = { text: scheduledPost.body, files }
    const canTakeFiles = files.length > 0 && navigator.canShare?.(withFiles)
    await navigator.share(canTakeFiles ? withFiles : { text: scheduledPost.body }).catch(() => {})
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
          <Button size="sm" type="button" icon={<Share2 aria-hidden />} onClick={() => void share()}>
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
      {problem ? (
        <Notice tone="warning" live="alert">
          {problem}
        </Notice>
      ) : null}
      {pictures.length > 0 ? (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((picture, at) => (
            <li key={picture.id} className="grid gap-1">
              <MediaView media={picture} className="h-32 w-auto max-w-full rounded-md object-contain" />
              <a href={picture.address} download={fileName(picture, at)} className="text-sm underline">
                Download
                <span className="sr-only">{isVideo(picture) ? ' video' : ` picture ${at + 1}`}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : scheduledPost.hasPictures ? (
        <p className="text-sm">
          <TextLink to={`/app/content/planned/${scheduledPost.id}`}>
            Open post with its pictures or video
          </TextLink>
        </p>
      ) : null}
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
          inputMode="url"
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

function isVideo({ durationMs }: PictureView): boolean {
  return durationMs !== null
}

function fileName(picture: PictureView, at: number): string {
  return isVideo(picture) ? 'video' : `picture-${at + 1}`
}

/** What they are called by their kind, for whoever shares them. */
const ENDINGS: Readonly<Record<string, string>> = { 'image/png': 'png', 'video/mp4': 'mp4' }

/** The pictures or the video as files, read from where they are shown. */
async function filesOf(pictures: readonly PictureView[]): Promise<File[]> {
  return Promise.all(
    pictures.map(async (picture, at) => {
      const answer = await fetch(picture.address)
      if (!answer.ok) throw new Error('The file is not there')
      const bytes = await answer.blob()
      const name = `${fileName(picture, at)}.${ENDINGS[bytes.type] ?? 'jpg'}`
      return new File([bytes], name, { type: bytes.type })
    }),
  )
}

function Step(props: { scheduledPost: PostByHandView; back: string; intent: string; label: string }) {
  return (
    <Form method="post" action={`/app/content/planned/${props.scheduledPost.id}`}>
      <input type="hidden" name="back" value={props.back} />
      <Button size="sm" variant="quiet" name="intent" value={props.intent}>
        {props.label}
      </Button>
    </Form>
  )
}
