import type * as v from 'valibot'
import { isWrite, type Rights } from '../operation.ts'

/** A tool that agents call over the Model Context Protocol. */
export interface Tool {
  readonly title: string
  /** What it does, for the model that chooses it. */
  readonly description: string
  /** Who may call it: as for the operation of the API that does the same. */
  readonly rights: Rights
  readonly input: v.GenericSchema
  /** What it brings was written by people outside the workspace. */
  readonly isFromOutside?: boolean
  /** It asks for something that reaches the world: a person has to approve it. */
  readonly isPublishing?: boolean
}

/** What a client is told of a tool, so that it asks its person where that matters and only there. */
export function annotationsOf({ title, rights, isPublishing = false, isFromOutside = false }: Tool) {
  const readOnlyHint = !isWrite(rights)
  return { title, readOnlyHint, destructiveHint: isPublishing, openWorldHint: isFromOutside }
}
