/** Kinds of story, as they are stored. */
export const STORY_KINDS = [
  'origin',
  'client',
  'failure',
  'behind_the_scenes',
  'opinion',
  'proof',
  'everyday',
] as const
export type StoryKind = (typeof STORY_KINDS)[number]

export const STORY_KIND_TEXTS: Readonly<
  Record<StoryKind, { readonly label: string; readonly hint: string }>
> = {
  origin: { label: 'Origin', hint: 'How something you do started.' },
  client: { label: 'Client', hint: 'Someone you worked with, and what changed for them.' },
  failure: { label: 'Failure', hint: 'What went wrong, and what you’ve done differently since.' },
  behind_the_scenes: { label: 'Behind the scenes', hint: 'The work that no one sees.' },
  opinion: { label: 'Opinion', hint: 'Something you think that others might argue with.' },
  proof: { label: 'Proof', hint: 'A result backed by a number, a quote or a link.' },
  everyday: { label: 'Everyday', hint: 'Something small that happened and stayed with you.' },
}

/** May the people in a story be told about? */
export const STORY_PERMISSIONS = ['none', 'asked', 'granted', 'limited', 'revoked'] as const
export type StoryPermission = (typeof STORY_PERMISSIONS)[number]

export const PERMISSION_TEXTS: Readonly<Record<StoryPermission, string>> = {
  none: 'Not asked yet',
  asked: 'Asked, no reply yet',
  granted: 'Granted',
  limited: 'Granted with limits',
  revoked: 'Withdrawn',
}

export const PROOF_KINDS = ['number', 'quote', 'link'] as const
export type ProofKind = (typeof PROOF_KINDS)[number]

/** How far a story is: kept but not read again, ready to be told, put aside. */
export const STORY_STATUSES = ['draft', 'ready', 'archived'] as const
export type StoryStatus = (typeof STORY_STATUSES)[number]

export const STORY_STATUS_TEXTS: Readonly<Record<StoryStatus, string>> = {
  draft: 'Draft',
  ready: 'Ready to use',
  archived: 'Archived',
}
