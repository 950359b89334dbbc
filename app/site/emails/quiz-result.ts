import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface QuizResultProps {
  readonly name: string
  readonly score: number
  readonly focus: string
  readonly headline: string
  readonly meaning: readonly string[]
  readonly strengths: readonly string[]
  readonly nextSteps: readonly string[]
  readonly url: string
  readonly signUpUrl: string
}

/** The quiz result, with everything the page said, so that it can be read again without the page. */
export function quizResult(props: QuizResultProps): Mail {
  const strengths = props.strengths.length > 0 ? [`What is clear already: ${props.strengths.join(' ')}`] : []
  return layOut({
    subject: `Your brand clarity score: ${props.score} out of 100`,
    preview: `Your primary focus: ${props.focus}`,
    heading: `${props.name}, your brand clarity score is ${props.score} out of 100`,
    paragraphs: [props.headline, `Your primary focus: ${props.focus}.`, ...props.meaning, ...strengths],
    list: { title: 'Three next steps', items: props.nextSteps },
    button: { label: 'Open your result', url: props.url },
    after: [
      `When you would like to work on it: start your 7-day free trial with this address and your answers are already there. No card needed. ${props.signUpUrl}`,
    ],
    reason:
      'You get this because you asked for your Brand Clarity Quiz result at Brandhearth. We send nothing else unless you ask for it.',
  })
}
