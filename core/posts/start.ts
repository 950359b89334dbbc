import { isDay, minuteText, readMinute } from '../schedule/wall-time.ts'
import { dayText } from '../schedule/when-text.ts'
import { STORY_KIND_TEXTS, STORY_KINDS, type StoryKind } from '../stories/kinds.ts'
import { type PostFormat, readFormat } from './formats.ts'
import { LENGTH_BANDS, type LengthBand } from './lengths.ts'
import { OPENING_TEXTS, OPENINGS, type Opening } from './openings.ts'

/** What a new post is asked to be before a word of it is written. */
export interface PostStart {
  /** A story of this kind. */
  readonly kind: StoryKind | null
  readonly pillarId: string | null
  readonly format: PostFormat | null
  readonly opening: Opening | null
  readonly length: LengthBand | null
  /** When it is to go out, on the clock of the workspace: `YYYY-MM-DD` and `HH:MM`. */
  readonly when: { readonly day: string; readonly time: string } | null
}

export const NO_START: PostStart = {
  kind: null,
  pillarId: null,
  format: null,
  opening: null,
  length: null,
  when: null,
}

/** Reads `?kind=&pillar=&format=&opening=&length=&date=&time=`; what makes no sense is left out. */
export function readPostStart(params: URLSearchParams): PostStart {
  const [day, time] = [params.get('date'), readMinute(params.get('time'))]
  return {
    kind: STORY_KINDS.find(kind => kind === params.get('kind')) ?? null,
    pillarId: params.get('pillar'),
    format: readFormat(params.get('format')) || null,
    opening: OPENINGS.find(opening => opening === params.get('opening')) ?? null,
    length: LENGTH_BANDS.find(({ key }) => key === params.get('length')) ?? null,
    when: isDay(day) && time !== null ? { day, time: minuteText(time) } : null,
  }
}

/** The parameters of an address that ask for it, for `listQuery`. */
export function postStartParameters(start: Partial<PostStart>): Record<string, string | null> {
  const { kind, pillarId, format, opening, length, when } = { ...NO_START, ...start }
  return {
    kind,
    pillar: pillarId,
    format,
    opening,
    length: length?.key ?? null,
    date: when?.day ?? null,
    time: when?.time ?? null,
  }
}

/** What to keep in mind while writing, a sentence each; a pillar and a format stand in the form instead. */
export function startHints({ kind, opening, length, when }: PostStart): string[] {
  return [
    kind ? `Start from a story of the kind “${STORY_KIND_TEXTS[kind].label}”.` : '',
    opening ? OPENING_TEXTS[opening].hint : '',
    length ? `Write ${length.label}.` : '',
    when ? `We’ll fill in ${dayText(when.day)}, ${when.time} when you schedule it.` : '',
  ].filter(Boolean)
}
