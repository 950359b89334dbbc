import { QUESTIONS } from '#app/analytics/copy.ts'
import type { Letter } from '#core/analytics/letter/letter.ts'

/** The questions of a letter in one line, each with what it comes to. */
export function Contents({ sections }: Pick<Letter, 'sections'>) {
  return (
    <nav aria-label="The four questions" className="letter-contents">
      <ul>
        {sections.map(({ question, answer }) => (
          <li key={question}>
            <a href={`#${question}`}>
              {`${QUESTIONS[question]} `}
              <strong>{answer}</strong>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
