/** What other rooms may know of the story bank's screens. */
export type { CaptureReply } from '../client/capture-reply.ts'
export { PERMISSION_STATE_TEXTS, PermissionBadge } from './permission-badge.tsx'
export { StoryChoice, type StoryChoices } from './story-choice.tsx'
