import { normaliseClarify } from '#core/brand/clarify/normalise.ts'
import { type BrandHearth, brandHearth } from '#core/brand/hearth/brand-hearth.ts'
import { scoreBrand } from '#core/brand/score/score-brand.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { findClarifyData } from '#db/queries/brand/clarify.ts'
import { findScoreInput } from '#db/queries/brand/score-inputs.ts'

/** The fire of a workspace's brand as it burns now, as on the dashboard; inside an open transaction. */
export async function findBrandHearth(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<BrandHearth> {
  const [record, input] = await Promise.all([
    findClarifyData(sql, { workspace }),
    findScoreInput(sql, { workspace, now }),
  ])
  return brandHearth(normaliseClarify(record?.clarifyData), scoreBrand(input, now))
}
