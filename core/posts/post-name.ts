import { platformName } from './platforms/platforms.ts'

/** Most of a name in a list to choose from, in characters. */
export const MOST_OF_NAME = 60

/** What a post is called where it is listed: its title, or its first line. */
export function postName({ title, body }: { title: string; body: string }): string {
  return title || body.trim().split('\n')[0] || 'Untitled post'
}

/** A post as it is offered to be chosen: 'Rye is back (Instagram)'. */
export function postChoice(post: { title: string; body: string; platform: string }): string {
  return `${postName(post).slice(0, MOST_OF_NAME)} (${platformName(post.platform)})`
}
