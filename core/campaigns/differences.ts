import type { CampaignInput } from './schema.ts'

const LABELS: readonly (readonly [keyof CampaignInput, string])[] = [
  ['name', 'Name'],
  ['offer', 'Offer'],
  ['goal', 'Goal'],
  ['startsOn', 'First day'],
  ['endsOn', 'Last day'],
]

/** Where two states of a campaign differ, in the order of the form; none when they are alike. */
export function campaignDifferences(
  saved: CampaignInput,
  typed: CampaignInput,
): { label: string; saved: string; typed: string }[] {
  return LABELS.map(([name, label]) => ({
    label,
    saved: saved[name] ?? '',
    typed: typed[name] ?? '',
  })).filter(field => field.saved !== field.typed)
}
