import { type ActionType, CREATOR_PAGES } from './actions.ts'
import { ASSISTANT_PLATFORMS } from './platforms.ts'

/** A function that a model may call, in the words of JSON Schema. */
export interface ToolDefinition {
  readonly name: ActionType
  readonly description: string
  readonly parameters: Readonly<Record<string, unknown>>
}

function strict(properties: Readonly<Record<string, unknown>>) {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

function text(description: string) {
  return { type: 'string', description }
}

/**
 * The tools handed to the model. Each only puts a button before the founder, and none takes the id of a user, a workspace or
 * a row: what a press may touch is decided by who presses.
 */
export const ASSISTANT_TOOLS: readonly ToolDefinition[] = [
  {
    name: 'create_content',
    description:
      'Offer to save a finished post as a draft. The founder sees a button; nothing is saved until then.',
    parameters: strict({
      title: text('A short working title, at most 200 characters.'),
      body: text('The whole text of the post, without Markdown.'),
      platform: {
        type: 'string',
        enum: [...ASSISTANT_PLATFORMS],
        description: 'The platform to publish it on.',
      },
    }),
  },
  {
    name: 'create_campaign',
    description:
      'Offer to create a campaign as a draft. The founder sees a button; nothing is created until then.',
    parameters: strict({
      name: text('The name of the campaign, at most 200 characters.'),
      goal: text('The goal, in one sentence; may be empty.'),
      offer: text('The offer it is about; may be empty.'),
    }),
  },
  {
    name: 'add_idea',
    description: 'Offer to save one content idea on the idea board. The founder sees a button.',
    parameters: strict({ title: text('The idea in one line, at most 200 characters.') }),
  },
  {
    name: 'open_creator',
    description: 'Offer to open a page of the workspace.',
    parameters: strict({
      page: { type: 'string', enum: Object.keys(CREATOR_PAGES), description: 'The page.' },
    }),
  },
]
