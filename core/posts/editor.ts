import type { ContentAlignment } from '../brand/alignment/types.ts'
import type { Thread } from '../deals/thread.ts'
import type { Network } from '../publishing/networks.ts'
import type { PublishPause } from '../stories/permission.ts'
import type { PostText } from './schema.ts'
import type { PostStart } from './start.ts'

/** A row that can be chosen by name. */
export interface NamedChoice {
  readonly id: string
  readonly name: string
}

/** What one can choose from beside the text; each list is bounded. */
export interface EditorChoices {
  readonly pillars: readonly NamedChoice[]
  readonly campaigns: readonly NamedChoice[]
  /** Posts that are only an idea yet; none beside a text that is begun, as stories. */
  readonly ideas: readonly NamedChoice[]
  /** The newest stories that no post was made from, of the kind that is asked for. */
  readonly stories: readonly NamedChoice[]
  readonly templates: readonly (NamedChoice & { readonly body: string })[]
  readonly hashtagSets: readonly (NamedChoice & { readonly tags: string })[]
  /** Writing checks this person has switched off. */
  readonly checksOff: readonly string[]
  /** Accounts whose network no longer lets us post until they are connected again. */
  readonly lostAccounts: readonly { readonly network: Network; readonly handle: string }[]
}

/** What a text is scored by. */
export interface Measure {
  readonly foundation: Record<string, string | readonly string[]>
  /** The brand's newest posts; none when there are too few to say how it writes. */
  readonly history: readonly string[]
}

/** The editor as its page shows it. */
export interface EditorView {
  /** The saved post; null for a new one. */
  readonly post: {
    readonly id: string
    readonly version: number
    readonly updatedAt: Date
    /** Whether what is typed may be saved by itself: not where a change would take an approval back or go out. */
    readonly isAutosaved: boolean
  } | null
  readonly isEditable: boolean
  /** What it is asked to be: said for a new text, and when it is to go out for any. */
  readonly start: PostStart
  /** Where the text came from. */
  readonly story: {
    readonly id: string
    readonly title: string
    /** Why posts from it wait today; null when nothing stands in the way. */
    readonly pause: PublishPause | null
  } | null
  /** What a saved post came from and became; null before it is saved. */
  readonly thread: Thread | null
  readonly text: PostText
  /** `''` where the brand has no name yet. */
  readonly brandName: string
  /** 0 to 5 of the five foundation fields. */
  readonly foundationFilled: number
  /** The score of the text as it opens; null when there is no text yet. */
  readonly alignment: ContentAlignment | null
  /** What one could write about. */
  readonly ideas: readonly string[]
  readonly choices: EditorChoices
}
