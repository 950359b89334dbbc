/** Kinds of story (pages, "Stories"), as they are stored. */
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
  origin: { label: 'Origin', hint: 'How something of yours began.' },
  client: { label: 'Client', hint: 'Somebody you worked with, and what changed for them.' },
  failure: { label: 'Failure', hint: 'What went wrong, and what you do differently since.' },
  behind_the_scenes: { label: 'Behind the scenes', hint: 'What nobody sees of your work.' },
  opinion: { label: 'Opinion', hint: 'What you think and others might argue with.' },
  proof: { label: 'Proof', hint: 'A result with a number, a quotation or a link behind it.' },
  everyday: { label: 'Everyday', hint: 'Something small that happened and stayed with you.' },
}

/** May the people in a story be told about? */
export const STORY_PERMISSIONS = ['none', 'asked', 'granted', 'limited', 'revoked'] as const
export type StoryPermission = (typeof STORY_PERMISSIONS)[number]

export const PERMISSION_TEXTS: Readonly<Record<StoryPermission, string>> = {
  none: 'Not asked yet',
  asked: 'Asked, no answer yet',
  granted: 'Granted',
  limited: 'Granted within limits',
  revoked: 'Taken back',
}

export const PROOF_KINDS = ['number', 'quote', 'link'] as const

/** How far a story is: kept but not read again, ready to be told, put aside. */
export const STORY_STATUSES = ['draft', 'ready', 'archived'] as const
export type StoryStatus = (typeof STORY_STATUSES)[number]

export const STORY_STATUS_TEXTS: Readonly<Record<StoryStatus, string>> = {
  draft: 'Draft, still to be read',
  ready: 'Ready to tell',
  archived: 'Put aside',
}
