import { readTexts } from '../shared/untrusted.ts'

/** Platforms the assistant knows by name. */
export const ASSISTANT_PLATFORMS = ['Instagram', 'Facebook', 'LinkedIn', 'Twitter', 'TikTok'] as const
export type AssistantPlatform = (typeof ASSISTANT_PLATFORMS)[number]

const BY_NAME: ReadonlyMap<string, AssistantPlatform> = new Map([
  ...ASSISTANT_PLATFORMS.map((name): [string, AssistantPlatform] => [name.toLowerCase(), name]),
  ['x', 'Twitter'],
])

/** The supported platforms among the names, whatever their case; each once, in the order given. */
export function readPlatforms(names: readonly string[]): AssistantPlatform[] {
  const platforms = new Set<AssistantPlatform>()
  for (const name of readTexts(names)) {
    const platform = BY_NAME.get(name.toLowerCase().replace(/\s+/g, ''))
    if (platform) platforms.add(platform)
  }
  return [...platforms]
}
