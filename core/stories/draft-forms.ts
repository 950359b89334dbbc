import type { PlatformId } from '../posts/platforms/platforms.ts'

/** What a story can be turned into besides a whole post. */
export const DRAFT_FORMS = ['post', 'caption', 'email', 'talk'] as const
export type DraftForm = (typeof DRAFT_FORMS)[number]

/** Where each form is written: a caption goes under a picture, an e-mail is a letter, a talk is kept as a text. */
export const DRAFT_FORM_TEXTS: Readonly<
  Record<Exclude<DraftForm, 'post'>, { readonly label: string; readonly platform: PlatformId }>
> = {
  caption: { label: 'A caption', platform: 'instagram' },
  email: { label: 'An email', platform: 'newsletter' },
  talk: { label: 'A talk anecdote', platform: 'blog' },
}

/** The form an address asks for; anything unknown is a post. */
export function readDraftForm(input: unknown): DraftForm {
  return DRAFT_FORMS.find(form => form === input) ?? 'post'
}
