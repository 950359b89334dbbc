/** The columns of the idea board, from caught to ready to write. */
export const IDEA_BOARDS = ['new', 'shaping', 'ready'] as const
export type IdeaBoard = (typeof IDEA_BOARDS)[number]

/** What can be done with an idea: move it to a column, archive or restore it, make a draft of it. */
export const IDEA_ACTIONS = [...IDEA_BOARDS, 'archive', 'restore', 'draft'] as const
export type IdeaAction = (typeof IDEA_ACTIONS)[number]
