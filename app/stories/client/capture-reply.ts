import type { FormReply } from '#app/platform/forms/form-reply.ts'

/** What /app/capture answers. */
export type CaptureReply =
  | { readonly kept: { readonly storyId: string; readonly title: string } }
  | { readonly undone: boolean }
  | { readonly reply: FormReply }
