import type { PostGroup, WorksDimension } from './groups.ts'

/** A group that is too small to be compared, or has too few others, as it is listed. */
export interface WaitingGroup extends PostGroup {
  readonly label: string
  /** All posts of the group. */
  readonly all: number
  /** How many posts are missing. */
  readonly standing: string
}

/** Such a group as a page is sent it: it has a dozen figures more, all of them of nothing. */
export type PackedGroup = readonly [
  dimension: WorksDimension,
  key: string,
  label: string,
  all: number,
  standing: string,
]

/** The groups as they are sent. */
export function packGroups(groups: readonly WaitingGroup[]): PackedGroup[] {
  return groups.map(({ dimension, key, label, all, standing }) => [dimension, key, label, all, standing])
}

/** The same as they are listed. */
export function unpackGroups(packed: readonly PackedGroup[]): WaitingGroup[] {
  return packed.map(([dimension, key, label, all, standing]) => ({ dimension, key, label, all, standing }))
}
