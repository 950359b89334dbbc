import { layOut, type Mail } from './layout.ts'

export interface QuizResultProps {
  readonly name: string
  readonly score: number
  readonly focus: string
  readonly meaning: string
  readonly nextSteps: readonly string[]
  readonly url: string
}

/** The quiz result, with everything the page said, so that it can be read again without the page. */
export function quizResult(props: QuizResultProps): Mail {
  return layOut({
    subject: `Your brand clarity score: ${props.score} out of 100`,
    preview: `Your focus: ${props.focus}`,
    heading: `${props.name}, your brand clarity score is ${props.score}`,
    paragraphs: [`Your primary focus: ${props.focus}.`, props.meaning],
    list: { title: 'Three next steps', items: props.nextSteps },
    button: { label: 'Open your result', url: props.url },
    reason:
      'You get this because you asked for your Brand Clarity Quiz result at Brandhearth. We send nothing else unless you ask for it.',
  })
}
