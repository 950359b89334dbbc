import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { POST_STATUS_LABELS, type PostStatus } from '#core/posts/status.ts'

export interface AnswerView {
  readonly id: string
  readonly title: string
  readonly status: PostStatus
  /** People who followed its tracked links. */
  readonly people: number
  /** Of those who got in touch by themselves, whom it led here first. */
  readonly leads: number
}

/** What came of a post, in words: '12 people followed its links, 1 got in touch'. */
export function answerResult({ people, leads }: Pick<AnswerView, 'people' | 'leads'>): string {
  const followed = people === 1 ? '1 person followed its links' : `${people} people followed its links`
  return `${followed}, ${leads} got in touch`
}

/** The post that was made from an item: where it stands, and what came of it once it is published. */
export function AnswerLine({ answer }: { answer: AnswerView }) {
  const { id, status } = answer
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      <TextLink to={`/app/create?post=${id}`}>
        {status === 'idea' ? 'Open the idea' : 'Open the post'}
      </TextLink>
      {' · '}
      {POST_STATUS_LABELS[status]}
      {status === 'published' || answer.people > 0 || answer.leads > 0 ? ` · ${answerResult(answer)}` : ''}
    </p>
  )
}
