import type { Foundation } from '../../brand/alignment/foundation/fields.ts'
import type { StoryForPost } from '../../stories/parts.ts'
import type { PostText } from '../schema.ts'

/** What can be asked for beside a text. */
export const DRAFT_KINDS = ['draft', 'rewrite', 'shorten', 'more_like_me'] as const
export type DraftKind = (typeof DRAFT_KINDS)[number]

export const DRAFT_KIND_LABELS: Readonly<Record<DraftKind, string>> = {
  draft: 'Write a draft',
  rewrite: 'Rewrite',
  shorten: 'Shorten',
  more_like_me: 'More like me',
}

/** Everything a drafter may know, whoever drafts: rules or an assistant. */
export interface DraftRequest {
  readonly kind: DraftKind
  /** What is written so far; may be empty for a draft. */
  readonly text: string
  readonly post: Pick<PostText, 'platform' | 'title' | 'goal' | 'offer'>
  readonly story: StoryForPost | null
  readonly foundation: Foundation
  /** The brand's own past posts, as the score takes them. */
  readonly history: readonly string[]
}

/** A text to take or leave, with the score before and after it. */
export interface Proposal {
  readonly kind: DraftKind
  readonly text: string
  /** Overall score of what was written so far; null when there was nothing, or it can’t be told. */
  readonly before: number | null
  /** Of the proposal; null where it can’t be told. */
  readonly after: number | null
  readonly by: 'rules' | 'assistant'
}

/** The kind of a posted word; null for an unknown one. */
export function readDraftKind(input: unknown): DraftKind | null {
  return DRAFT_KINDS.find(kind => kind === input) ?? null
}
