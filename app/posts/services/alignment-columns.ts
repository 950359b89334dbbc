import type { ContentAlignment } from '#core/brand/alignment/types.ts'

/** A score as the columns of `content_created`. */
export function alignmentColumns(alignment: ContentAlignment) {
  return {
    alignmentOverall: alignment.overall,
    alignmentVoice: alignment.voice,
    alignmentValues: alignment.values,
    alignmentAudience: alignment.audience,
    alignmentEmotion: alignment.emotion,
  }
}
