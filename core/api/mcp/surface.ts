import { RPC_ERRORS } from './revisions.ts'
import type { Tool } from './tool.ts'

/** What a tool answers: text for the model, and the same as data where it is ours alone. */
export interface ToolAnswer {
  readonly text: string
  readonly isError: boolean
  readonly data?: Readonly<Record<string, unknown>>
}

/** What one caller can see and do. */
export interface Surface {
  readonly tools: readonly (readonly [name: string, tool: Tool])[]
  callTool(name: string, given: unknown): Promise<ToolAnswer>
  /** The words of the prompt; rejects with `UnknownThing` for another one, or for wrong arguments. */
  prompt(name: string, given: unknown): Promise<string>
  /** What a resource holds, as JSON; rejects with `UnknownThing` for another one. */
  resource(uri: string): Promise<string>
}

/** Something was named that isn’t there, or asked for wrongly, or can’t be had; its message is read by the client. */
export class UnknownThing extends Error {
  override name = 'UnknownThing'
  readonly code: number

  constructor(message: string, code: number = RPC_ERRORS.invalidParams) {
    super(message)
    this.code = code
  }
}
