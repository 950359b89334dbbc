import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface QuizResultProps {
  readonly score: number
  readonly focus: string
  /** With the line that follows it on the page. */
  readonly headline: string
  readonly meaning: readonly string[]
  readonly strengths: readonly string[]
  readonly nextSteps: readonly string[]
  readonly url: string
  readonly signUpUrl: string
}

/**
 * The quiz result, with everything the page said, so that it can be read again without the page. Nothing that was typed is
 * in it: it goes to whatever address was typed.
 */
export function quizResult(props: QuizResultProps): Mail {
  const strengths = props.strengths.length > 0 ? [`What’s already clear: ${props.strengths.join(' ')}`] : []
  return layOut({
    subject: `Your brand clarity score: ${props.score} out of 100`,
    preview: `Your primary focus: ${props.focus}`,
    heading: `Your brand clarity score is ${props.score} out of 100`,
    paragraphs: [props.headline, `Your primary focus: ${props.focus}.`, ...props.meaning, ...strengths],
    list: { title: 'Three next steps', items: props.nextSteps },
    button: { label: 'Open your results', url: props.url },
    after: [
      `Ready to work on it? Start a 7-day free trial with this email and we’ll bring your answers across. No card needed. ${props.signUpUrl}`,
    ],
    reason:
      'You’re receiving this because you asked for your Brand Clarity Quiz results. We won’t send anything else unless you ask.',
  })
}
