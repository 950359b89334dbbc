import { PLATFORMS, readPlatform } from '../posts/platforms/platforms.ts'

/** Most of a post's name in a list to choose from, in characters. */
const MOST_OF_NAME = 60

/** What a post is called where its campaign lists it: its title, or its first line. */
export function postName({ title, body }: { title: string; body: string }): string {
  return title || body.trim().split('\n')[0] || 'Untitled post'
}

/** The platform of a post by name; what is none of ours counts as a blog. */
export function platformName(platform: string): string {
  return PLATFORMS[readPlatform(platform) ?? 'blog'].name
}

/** A post as it is offered to a campaign: 'Rye is back (Instagram)'. */
export function postChoice(post: { title: string; body: string; platform: string }): string {
  return `${postName(post).slice(0, MOST_OF_NAME)} (${platformName(post.platform)})`
}
