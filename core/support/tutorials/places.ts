/** Every tutorial there is, by the room it shows; `dashboard` is also the tour of the whole workspace. */
export const TUTORIAL_IDS = [
  'dashboard',
  'clarify',
  'strategy',
  'storybank',
  'create',
  'content',
  'campaigns',
  'insights',
  'assistant',
  'team',
  'settings',
  'support',
] as const

export type TutorialId = (typeof TUTORIAL_IDS)[number]

/** Is this the id of a tutorial? */
export function isTutorialId(input: unknown): input is TutorialId {
  return TUTORIAL_IDS.some(id => id === input)
}

/** The tutorial of the room that an address belongs to; a page of no room gets the tour of the workspace. */
export function tutorialAt(path: string): TutorialId {
  return TUTORIAL_IDS.find(id => `${path}/`.startsWith(`${roomOf(id)}/`)) ?? 'dashboard'
}

/** The address of the room that a tutorial shows. */
export function roomOf(id: TutorialId): string {
  return id === 'insights' ? '/insights' : `/app/${id}`
}
