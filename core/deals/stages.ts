/** Where a deal stands, in the order of the work; it ends won or lost. */
export const DEAL_STAGES = ['new', 'contacted', 'conversation', 'proposal', 'won', 'lost'] as const
export type DealStage = (typeof DEAL_STAGES)[number]

/** The words for each stage. */
export const DEAL_STAGE_LABELS: Readonly<Record<DealStage, string>> = {
  new: 'New',
  contacted: 'Contacted',
  conversation: 'Conversation',
  proposal: 'Proposal',
  won: 'Won',
  lost: 'Lost',
}

const CHANCES: Readonly<Record<DealStage, number>> = {
  new: 10,
  contacted: 20,
  conversation: 40,
  proposal: 60,
  won: 100,
  lost: 0,
}

/** Is this the stage of a deal? */
export function isDealStage(input: unknown): input is DealStage {
  return DEAL_STAGES.some(stage => stage === input)
}

/** True before a deal is won or lost. */
export function isOpenStage(stage: DealStage): boolean {
  return stage !== 'won' && stage !== 'lost'
}

/** How likely a deal of a stage is to be won, in percent, until somebody says otherwise. */
export function usualChance(stage: DealStage): number {
  return CHANCES[stage]
}

/**
 * The chance of a deal once it has moved, in percent. One that somebody chose stays as long as the deal is open; the
 * usual one goes along. Won is certain, lost is none, and a deal that is opened again starts from the usual one.
 */
export function chanceAfterMove(from: DealStage, to: DealStage, chance: number): number {
  if (from === to) return chance
  const isChosen = isOpenStage(from) && chance !== CHANCES[from]
  return isOpenStage(to) && isChosen ? chance : CHANCES[to]
}

/** Does a move lead on? Nothing leads on from won or lost, nor to where the deal stands already. */
export function leadsOn(from: DealStage, to: DealStage): boolean {
  return isOpenStage(from) && DEAL_STAGES.indexOf(to) > DEAL_STAGES.indexOf(from)
}

/** What a deal counts for, by its chance: whole pence, rounded to the nearest. */
export function weightedPence(valuePence: number, chance: number): number {
  return Math.round((valuePence * chance) / 100)
}
