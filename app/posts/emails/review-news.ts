import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface ReviewNewsProps {
  readonly kind: 'asked' | 'approved' | 'sent_back'
  readonly who: string
  /** Of the post, or its first words. */
  readonly title: string
  /** The reviewer’s note; '' for none. */
  readonly note: string
  readonly url: string
}

const SUBJECTS: Record<ReviewNewsProps['kind'], (who: string, title: string) => string> = {
  asked: (who, title) => `${who} wants your approval: ${title}`,
  approved: (who, title) => `${who} approved: ${title}`,
  sent_back: (who, title) => `${who} asked for changes: ${title}`,
}

const TEXTS: Record<ReviewNewsProps['kind'], string> = {
  asked: 'Read it, then approve it or ask for changes.',
  approved: 'It can be published as it is. If you change it, it will need approving again.',
  sent_back: 'Make the changes, then ask for approval again.',
}

/** Tells one side of a review what the other did. */
export function reviewNews({ kind, who, title, note, url }: ReviewNewsProps): Mail {
  const subject = SUBJECTS[kind](who, title)
  return layOut({
    subject,
    preview: note || TEXTS[kind],
    heading: subject,
    paragraphs: [...(note ? [`“${note}”`] : []), TEXTS[kind]],
    button: { label: 'Open post', url },
    reason: 'You’re receiving this because posts need approval in a workspace you share on Brandhearth.',
  })
}
