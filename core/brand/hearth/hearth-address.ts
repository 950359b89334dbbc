import type { BrandHearth } from './brand-hearth.ts'
import { readHearth, writeHearth } from './hearth-code.ts'

/** Where the fire of a workspace is drawn as it burns now, for whoever may enter it. */
export function hearthPath(workspace: string): string {
  return `/app/hearth/${workspace}.svg`
}

/** Where the covers of a workspace's stories are drawn: a strip with one for each kind, in the order of `STORY_KINDS`. */
export function hearthCoversPath(workspace: string): string {
  return `/app/hearth/${workspace}-stories.svg`
}

/** Kinds of public pictures: for pages, for emails, and for where a page is shared. */
export type HearthPicture = '.svg' | '.png' | '-share.png'

/** The public picture of a fire. It shows that fire for ever, and says nothing of whose it is. */
export function hearthPicturePath(hearth: BrandHearth, kind: HearthPicture): string {
  return `/hearth/${writeHearth(hearth)}${kind}`
}

const FILE = /^([0-9a-f]{12})(\.svg|\.png|-share\.png)$/

/** The fire and the kind of picture that a file of that address names; null when there is no such picture. */
export function readHearthPicture(file: string): { hearth: BrandHearth; kind: HearthPicture } | null {
  const [, code, kind] = FILE.exec(file) ?? []
  const hearth = code === undefined ? null : readHearth(code)
  return hearth && { hearth, kind: kind as HearthPicture }
}
