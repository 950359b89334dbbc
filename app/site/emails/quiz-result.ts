import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface QuizResultProps {
  /** Null where the answers could not be read. */
  readonly score: number | null
  readonly focus: string
  /** With the line that follows it on the page. */
  readonly headline: string
  readonly meaning: readonly string[]
  readonly strengths: readonly string[]
  readonly nextSteps: readonly string[]
  readonly url: string
  readonly signUpUrl: string
  readonly retakeUrl: string
}

const REASON =
  'You’re receiving this because you asked for your Brand Clarity Quiz results. We won’t send anything else unless you ask.'

/**
 * The quiz result, with everything the page said, so that it can be read again without the page. Nothing that was typed is
 * in it: it goes to whatever address was typed.
 */
export function quizResult(props: QuizResultProps): Mail {
  if (props.score === null) return unreadable(props)
  const strengths = props.strengths.length > 0 ? [`What’s already clear: ${props.strengths.join(' ')}`] : []
  return layOut({
    subject: `Your brand clarity score: ${props.score} out of 100`,
    preview: `Your primary focus: ${props.focus}`,
    heading: `Your brand clarity score is ${props.score} out of 100`,
    paragraphs: [props.headline, `Your primary focus: ${props.focus}.`, ...props.meaning, ...strengths],
    lists: [{ title: 'Three next steps', items: props.nextSteps }],
    button: { label: 'Open your results', url: props.url },
    after: [
      `Ready to work on it? Start a 7-day free trial with this email and we’ll bring your answers across. No card needed. ${props.signUpUrl}`,
    ],
    reason: REASON,
  })
}

function unreadable({ retakeUrl }: QuizResultProps): Mail {
  return layOut({
    subject: 'We couldn’t read your quiz answers',
    preview: 'So we haven’t given you a score',
    heading: 'We couldn’t read your quiz answers',
    paragraphs: [
      'A number for answers we don’t understand would mean nothing, so there isn’t one. A few words of your own for each question are enough.',
    ],
    button: { label: 'Take the quiz again', url: retakeUrl },
    reason: REASON,
  })
}
