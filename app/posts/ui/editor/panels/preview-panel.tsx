import { useState } from 'react'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import type { PictureView } from '#app/media/ui/index.ts'
import { PLATFORM_IDS, PLATFORMS, type PlatformId } from '#core/posts/platforms/platforms.ts'
import { type PreviewPart, previewOf } from '#core/posts/preview.ts'
import type { PostText } from '#core/posts/schema.ts'
import { textFor } from '#core/posts/variants.ts'
import { PreviewPictures } from './preview-pictures.tsx'

export interface PreviewPanelProps {
  readonly text: PostText
  /** Whose post it is. */
  readonly brandName: string
  readonly pictures: readonly PictureView[]
}

/** What the networks colour, kept to AA on our paper; `light-dark` follows the theme. */
const LINKS: Readonly<Record<PlatformId, string>> = {
  instagram: 'light-dark(#00376b, #b7d4f5)',
  facebook: 'light-dark(#0055b8, #8abaff)',
  linkedin: 'light-dark(#0a58ad, #83bdfc)',
  twitter: 'light-dark(#0a5fa8, #7cc0f6)',
  tiktok: 'light-dark(#1b1b1b, #ffffff)',
  mastodon: 'light-dark(#4a33b3, #b3a9ff)',
  bluesky: 'light-dark(#0552b0, #7db8ff)',
  threads: 'light-dark(#0055b8, #8abaff)',
  newsletter: 'light-dark(#93310f, #f7a880)',
  blog: 'light-dark(#93310f, #f7a880)',
}

/** The post as a network shows it: its own header, its fold, its links. */
export function PreviewPanel({ text, brandName, pictures }: PreviewPanelProps) {
  const [chosen, setChosen] = useState<PlatformId | null>(null)
  const isHydrated = useHydrated()
  const platform = chosen ?? text.platform
  return (
    <div className="grid gap-4">
      {isHydrated ? (
        <SelectField
          label="Show it on"
          value={platform}
          onChange={event => setChosen(PLATFORM_IDS.find(id => id === event.currentTarget.value) ?? null)}
          options={PLATFORM_IDS.map(id => ({ value: id, label: PLATFORMS[id].name }))}
        />
      ) : null}
      <PostPreview key={platform} platform={platform} text={text} brandName={brandName} pictures={pictures} />
    </div>
  )
}

function PostPreview({ platform, text, brandName, pictures }: PreviewPanelProps & { platform: PlatformId }) {
  const hasPictures = pictures.length > 0
  const showsFirst = platform === 'instagram' || platform === 'tiktok'
  const { shown, folded, more } = previewOf(platform, textFor(platform, text))
  const name = brandName || 'Your brand'
  const handle = `@${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') || 'you'}`
  const body = (
    <div className="whitespace-pre-wrap break-words text-sm leading-relaxed">
      {platform === 'instagram' ? <strong className="mr-1">{handle.slice(1)}</strong> : null}
      <Parts parts={shown} colour={LINKS[platform]} isBold={platform === 'tiktok'} />
      {folded.length > 0 ? (
        <details className="inline group">
          <summary className="inline cursor-pointer text-ink-soft group-open:hidden">
            {platform === 'twitter' ? <br /> : ' '}
            {more}
          </summary>
          <Parts parts={folded} colour={LINKS[platform]} isBold={platform === 'tiktok'} />
        </details>
      ) : null}
      {shown.length === 0 ? <span className="text-ink-soft italic">Nothing written yet</span> : null}
    </div>
  )
  return (
    <article
      aria-label={`On ${PLATFORMS[platform].name}`}
      className="grid gap-3 rounded-md border border-line-strong bg-raised p-4"
    >
      {platform === 'newsletter' ? (
        <header className="grid gap-1 border-b border-line pb-3 text-sm">
          <p>
            <span className="text-ink-soft">From</span> {name}
          </p>
          <p className="font-semibold">
            <span className="font-normal text-ink-soft">Subject</span> {text.title || 'No subject yet'}
          </p>
        </header>
      ) : platform === 'blog' ? (
        <header className="grid gap-1">
          <p className="font-display text-xl">{text.title || 'No title yet'}</p>
          <p className="text-xs text-ink-soft">{name}</p>
        </header>
      ) : (
        <header className="flex items-center gap-3">
          <span
            aria-hidden
            className="grid size-10 shrink-0 place-items-center rounded-full bg-sunk font-semibold text-ink-soft"
          >
            {name.charAt(0).toUpperCase()}
          </span>
          <Author platform={platform} name={name} handle={handle} />
        </header>
      )}
      {showsFirst && hasPictures ? (
        <PreviewPictures platform={platform} pictures={pictures} />
      ) : platform === 'instagram' ? (
        <div className="grid aspect-[4/3] place-items-center rounded-sm bg-sunk text-xs text-ink-soft">
          Your picture
        </div>
      ) : platform === 'tiktok' ? (
        <div className="grid aspect-[4/3] place-items-center rounded-sm bg-sunk text-xs text-ink-soft">
          Your video
        </div>
      ) : null}
      {body}
      {showsFirst ? null : <PreviewPictures platform={platform} pictures={pictures} />}
    </article>
  )
}

function Author({ platform, name, handle }: { platform: PlatformId; name: string; handle: string }) {
  const soft = 'text-xs text-ink-soft'
  if (platform === 'instagram' || platform === 'tiktok')
    return <p className="text-sm font-semibold">{handle.slice(1)}</p>
  if (platform === 'threads')
    return (
      <p className="text-sm font-semibold">
        {handle.slice(1)} <span className={`${soft} font-normal`}>1m</span>
      </p>
    )
  if (platform === 'facebook' || platform === 'linkedin')
    return (
      <div>
        <p className="text-sm font-semibold">{name}</p>
        <p className={soft}>{platform === 'linkedin' ? '1m • Anyone on LinkedIn' : 'Just now · Public'}</p>
      </div>
    )
  return (
    <div>
      <p className="text-sm font-semibold">{name}</p>
      <p className={soft}>
        {platform === 'mastodon'
          ? `${handle}@mastodon.social`
          : platform === 'bluesky'
            ? `${handle}.bsky.social`
            : handle}{' '}
        · 1m
      </p>
    </div>
  )
}

function Parts(props: { parts: readonly PreviewPart[]; colour: string; isBold: boolean }) {
  return props.parts.map(({ kind, text }, at) => {
    const key = `${at}${kind}`
    if (kind === 'text') return <span key={key}>{text}</span>
    return (
      <span key={key} style={{ color: props.colour, fontWeight: props.isBold ? 700 : undefined }}>
        {text}
      </span>
    )
  })
}
