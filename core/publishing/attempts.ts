/** What came of one call to a network. */
export type AttemptAnswer = 'published' | 'unsent' | 'unknown' | 'found' | 'not_found' | 'cannot_tell'
