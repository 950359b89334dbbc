import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface ReviewNewsProps {
  readonly kind: 'asked' | 'approved' | 'sent_back'
  readonly who: string
  /** Of the post, or its first words. */
  readonly title: string
  /** What was said along with it; '' for nothing. */
  readonly note: string
  readonly url: string
}

const SUBJECTS: Record<ReviewNewsProps['kind'], (who: string, title: string) => string> = {
  asked: (who, title) => `${who} asks for your yes: ${title}`,
  approved: (who, title) => `${who} approved: ${title}`,
  sent_back: (who, title) => `${who} sent back: ${title}`,
}

const TEXTS: Record<ReviewNewsProps['kind'], string> = {
  asked: 'Read it, say what should change, and approve it or send it back. Opening this decides nothing.',
  approved: 'The text may go out as it is. If you change it, it needs a new yes.',
  sent_back: 'Change what was asked for, then ask again.',
}

/** Tells one side of a review what the other did. */
export function reviewNews({ kind, who, title, note, url }: ReviewNewsProps): Mail {
  const subject = SUBJECTS[kind](who, title)
  return layOut({
    subject,
    preview: note || TEXTS[kind],
    heading: subject,
    paragraphs: [...(note ? [`“${note}”`] : []), TEXTS[kind]],
    button: { label: 'Open the post', url },
    reason: 'You get this because you share a workspace on Brandhearth in which posts are approved.',
  })
}
