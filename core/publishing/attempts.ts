/** What we did at a network: brought what comes before a post, sent it, or looked for it. */
export type AttemptAction = 'prepare' | 'send' | 'look_up'

/** What came of one call to a network. */
export type AttemptAnswer =
  | 'published'
  | 'unsent'
  | 'unknown'
  | 'found'
  | 'not_found'
  | 'cannot_tell'
  /** Everything that comes before the post is there. */
  | 'ready'
  | 'working'
