import type { Command } from 'commander'
import { type QuizStepDropOff, quizDropOff } from '#core/site/quiz/drop-off.ts'
import { countQuizSteps } from '#db/queries/site/quiz-steps.ts'
import { withDatabase } from './frame/database.ts'
import { wholeNumber } from './frame/numbers.ts'
import { outputOf } from './frame/output.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** `quiz`: at which question visitors leave the Brand Clarity Quiz. */
export function registerQuiz(program: Command): void {
  program
    .command('quiz')
    .description('how many visitors reached, answered and left at each step of the quiz')
    .option('--days <number>', 'the last days, today included', wholeNumber(1, 3650), 30)
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async ({ days }: { days: number }, command: Command) => {
      const since = new Date(Date.now() - (days - 1) * DAY_MS)
      const rows = await withDatabase(db =>
        db.acrossWorkspaces('operator', sql => countQuizSteps(sql, { since })),
      )
      const steps = quizDropOff(new Map(rows.map(({ step, answered }) => [step, answered])))
      outputOf(command).result({ days, steps }, describe(days, steps))
    })
}

function describe(days: number, steps: readonly QuizStepDropOff[]): string[] {
  const begun = steps[0]?.answered ?? 0
  if (begun === 0) return [`No one started the quiz in the last ${days} days.`]
  const cell = (value: number) => String(value).padStart(9)
  return [
    `The last ${days} days. Visitors who only looked at the first question are not counted.`,
    `${'step'.padEnd(22)}  reached answered     left`,
    ...steps.map(
      ({ step, key, reached, answered, left }) =>
        `${`${step} ${key}`.padEnd(22)}${cell(reached)}${cell(answered)}${cell(left)}`,
    ),
  ]
}
