import type { CSSProperties } from 'react'
import { hearthCoversPath } from '#core/brand/hearth/hearth-address.ts'
import { STORY_KINDS, type StoryKind } from '#core/stories/kinds.ts'

/** Which cover of the strip a story of this kind has. */
export function coverStyle(kind: StoryKind) {
  return { '--kind': STORY_KINDS.indexOf(kind) } as CSSProperties
}

/** Where the strip of covers comes from, for whatever is within. */
export function coversStyle(workspace: string) {
  return { '--covers': `url(${hearthCoversPath(workspace)})` } as CSSProperties
}

/** The cover of a story without a picture: its brand's fire, as it burns for this kind. It shows and says nothing more. */
export function StoryCover({ workspace, kind }: { workspace: string; kind: StoryKind }) {
  return (
    <span
      aria-hidden="true"
      className="story-cover text-5xl"
      style={{ ...coversStyle(workspace), ...coverStyle(kind) }}
    />
  )
}
