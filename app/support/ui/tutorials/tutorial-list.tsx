import { CircleCheck, Lock, Signpost } from '#app/design/icons/icons.ts'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { minutesText, TUTORIAL_TEXTS } from '#app/support/copy/tutorials.ts'
import type { ShownTutorial } from '#core/support/tutorials/tutorials.ts'

export interface TutorialListProps {
  readonly tutorials: readonly (Omit<ShownTutorial, 'steps' | 'summary'> & {
    readonly stepCount: number
    /** From 0; null when it was never begun. */
    readonly step: number | null
    readonly isCompleted: boolean
  })[]
}

type Entry = TutorialListProps['tutorials'][number]

/** Every tutorial with how long it takes, how hard it is, and where one stands. */
export function TutorialList({ tutorials }: TutorialListProps) {
  return (
    <Panel anchor="tutorials" title={TUTORIAL_TEXTS.title} description={TUTORIAL_TEXTS.description}>
      <ul className="leaflets">
        {tutorials.map(tutorial => (
          <li key={tutorial.id}>
            <RoomLink to={`/app/support/tutorials/${tutorial.id}`}>
              <Mark tutorial={tutorial} />
              <b>{`${tutorial.room}: ${tutorial.title}`}</b>
              <span>{lineOf(tutorial)}</span>
            </RoomLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Mark({ tutorial }: { tutorial: Entry }) {
  if (tutorial.isCompleted) return <CircleCheck aria-hidden className="text-success" />
  const Icon = tutorial.lockedUntil ? Lock : Signpost
  return <Icon aria-hidden />
}

function lineOf({ isCompleted, lockedUntil, step, stepCount, minutes, difficulty }: Entry): string {
  const facts = `${minutesText(minutes)} · ${TUTORIAL_TEXTS.difficulty[difficulty]}`
  if (isCompleted) return `Completed · ${facts}`
  if (lockedUntil) return `Part of the ${lockedUntil} plan · ${facts}`
  return step === null ? `${stepCount} steps · ${facts}` : `Step ${step + 1} of ${stepCount} · ${facts}`
}
