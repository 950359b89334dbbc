import { normaliseClarify } from '../../brand/clarify/normalise.ts'
import { readStage, readVoice } from '../../brand/personalise/stage-and-voice.ts'
import { readText } from '../../shared/untrusted.ts'
import { KICKSTART_VOICES, type VoiceChoice } from './choices.ts'

/** The Brand Snapshot as it is read: on the results page, on paper and in the PDF. */
export interface SnapshotSheet {
  /** The brand's name where there is one, else whose brand it is. */
  readonly title: string
  /** '' when no name is known. */
  readonly founder: string
  readonly heart: string
  readonly values: readonly string[]
  readonly voice: VoiceChoice | null
  readonly client: string
  readonly offer: string
  /** '' when it was left open. */
  readonly goal: string
  /** As it is said, e.g. 'Getting started'; '' when nobody chose one. */
  readonly stage: string
}

/** The sheet of a foundation in any shape `normaliseClarify` reads; names of the brand in the order they are believed. */
export function snapshotSheet(
  clarify: unknown,
  names: { readonly founder: string; readonly company?: string | undefined },
): SnapshotSheet {
  const data = normaliseClarify(clarify)
  const voice = readVoice(data.brand_personality ?? [])
  const founder = readText(names.founder)
  const stage = data.business_stage ? readStage(data.business_stage) : ''
  return {
    title: data.brand_name ?? (readText(names.company) || (founder ? `${founder}’s brand` : 'Your brand')),
    founder,
    heart: data.brand_heart_problem ?? '',
    values: data.core_values ?? [],
    voice: KICKSTART_VOICES.find(choice => choice.key === voice) ?? null,
    client: data.dream_client ?? '',
    offer: data.offer_description ?? '',
    goal: data.primary_marketing_goal ?? '',
    stage: `${stage.charAt(0).toUpperCase()}${stage.slice(1)}`,
  }
}

/** What the file of a snapshot is called: 'brand-snapshot-moss-and-mortar.pdf'. Letters, digits and hyphens only. */
export function snapshotFilename(title: string): string {
  const plain = readText(title)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  return plain === '' ? 'brand-snapshot.pdf' : `brand-snapshot-${plain}.pdf`
}
