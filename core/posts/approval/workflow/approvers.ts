import { roleMay, type TeamRole } from '../../../team/roles.ts'
import { APPROVER_ROLES, type Step } from './steps.ts'

/** Somebody of the workspace, its owner among them. */
export interface Person {
  readonly id: string
  readonly role: TeamRole
}

/** Somebody stands in for somebody else, from the first day to the last (YYYY-MM-DD, both included). */
export interface Deputy {
  readonly memberId: string
  readonly deputyId: string
  readonly fromDay: string
  readonly toDay: string
}

/** Somebody who may answer a step, and for whom if not for themselves. */
export interface Approver {
  readonly id: string
  readonly standsInFor: string | null
}

interface Situation {
  readonly people: readonly Person[]
  readonly deputies: readonly Deputy[]
  /** Today, on the clock of the workspace. */
  readonly day: string
}

/**
 * Who may answer a step today: whoever it names and may still approve, or the owner when nobody of them is left, each
 * followed by whoever stands in for them. For a client nobody: the link decides.
 */
export function approversOf(step: Step, { people, deputies, day }: Situation): Approver[] {
  if (step.kind === 'client') return []
  const able = people.filter(({ role }) => roleMay(role, 'approve'))
  const named = able.filter(
    ({ id, role }) =>
      step.members.includes(id) || APPROVER_ROLES.some(each => each === role && step.roles.includes(each)),
  )
  const asked = named.length > 0 ? named : able.filter(({ role }) => role === 'owner')
  const own = asked.map(({ id }) => ({ id, standsInFor: null }))
  const others = deputies.flatMap(({ memberId, deputyId, fromDay, toDay }) => {
    const isNow = fromDay <= day && day <= toDay
    const isAble = able.some(({ id }) => id === deputyId)
    const isNew = !asked.some(({ id }) => id === deputyId)
    return isNow && isAble && isNew && asked.some(({ id }) => id === memberId)
      ? [{ id: deputyId, standsInFor: memberId }]
      : []
  })
  return [...own, ...others]
}

/**
 * As whom somebody may answer a step; null when they may not. Nobody but the owner answers what they asked for
 * themselves, and the owner may always answer inside.
 */
export function answersAs(
  step: Step,
  situation: Situation & { readonly userId: string; readonly askedBy: string | null },
): Approver | null {
  const { userId, askedBy, people } = situation
  if (step.kind === 'client') return null
  const isOwner = people.some(({ id, role }) => id === userId && role === 'owner')
  const found = approversOf(step, situation).find(({ id }) => id === userId)
  if (isOwner) return found ?? { id: userId, standsInFor: null }
  return found && userId !== askedBy ? found : null
}

/** Who is told that a step waits: whoever may answer it but whoever asked; the owner when that is nobody. */
export function toldOf(step: Step, situation: Situation & { readonly askedBy: string | null }): string[] {
  if (step.kind === 'client') return []
  const told = approversOf(step, situation).filter(({ id }) => id !== situation.askedBy)
  return told.length > 0
    ? [...new Set(told.map(({ id }) => id))]
    : situation.people.filter(({ role }) => role === 'owner').map(({ id }) => id)
}

/** Who is told that nobody has answered in time: whoever stands in for them, and the owner. */
export function escalatedTo(step: Step, situation: Situation): string[] {
  const deputies = approversOf(step, situation).filter(({ standsInFor }) => standsInFor !== null)
  const owner = situation.people.filter(({ role }) => role === 'owner')
  return [...new Set([...deputies, ...owner].map(({ id }) => id))]
}
