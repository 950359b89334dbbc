import type { Question } from '#app/site/copy/faq.ts'

/** Questions that open one at a time, by themselves. */
export function FaqAccordion({ name, questions }: { name: string; questions: readonly Question[] }) {
  return (
    <div className="max-w-3xl divide-y divide-line border-y border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} name={name} className="group">
          <summary className="flex items-center justify-between gap-4 py-4 text-lg font-semibold">
            {question}
            <span
              aria-hidden="true"
              className="text-2xl text-ember transition-transform group-open:rotate-45 motion-reduce:transition-none"
            >
              +
            </span>
          </summary>
          <p className="max-w-prose pb-5 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  )
}

/** Questions as cards, all answers in view. */
export function FaqCards({ questions }: { questions: readonly Question[] }) {
  return (
    <dl className="grid gap-5 sm:grid-cols-2">
      {questions.map(({ question, answer }) => (
        <div key={question} className="rounded-lg border border-line bg-raised p-5">
          <dt className="text-lg font-semibold">{question}</dt>
          <dd className="mt-1.5 text-ink-soft">{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
