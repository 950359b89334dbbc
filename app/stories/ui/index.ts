/** What other rooms may know of the story bank's screens. */
export type { CaptureReply } from '../client/capture-reply.ts'
