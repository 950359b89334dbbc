import { type ActionType, CREATOR_PAGES } from '../actions.ts'
import { ASSISTANT_PLATFORMS } from '../platforms.ts'
import { choice, strict, type ToolDefinition, text } from './definition.ts'

/**
 * The tools by which the model proposes something. Each only puts a button before the founder, and none takes the id of a user, a workspace or
 * a row: what a press may touch is decided by who presses.
 */
export const PROPOSING_TOOLS: readonly ToolDefinition<ActionType>[] = [
  {
    name: 'create_content',
    description:
      'Offer to save a finished post as a draft. The founder sees a button; nothing is saved until then.',
    parameters: strict({
      title: text('A short working title, at most 200 characters.'),
      body: text('The whole text of the post, without Markdown.'),
      platform: choice(ASSISTANT_PLATFORMS, 'The platform to publish it on.'),
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
      page: choice(Object.keys(CREATOR_PAGES), 'The page.'),
    }),
  },
]
