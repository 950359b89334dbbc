import { type Block, inlineText, type ListItem } from '../shared/markdown/blocks.ts'
import { parseMarkdown } from '../shared/markdown/parse.ts'

/** What one version changed for those who use the product. */
export interface Release {
  /** 0.2.0 */
  readonly version: string
  /** YYYY-MM-DD. */
  readonly day: string
  readonly groups: readonly { readonly title: string; readonly items: readonly ListItem[] }[]
}

/** A heading such as “0.2.0 (2026-11-26)”. What is not released yet has none. */
const RELEASE = /^(\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)$/
/** What concerns whoever runs an installation alone stands in a group or begins with these words. */
const FOR_OPERATORS = /^for operators\b/i

/** The releases of a changelog in its order, without what is for operators; what is not released is left out. */
export function readReleases(changelog: string): Release[] {
  const releases: { version: string; day: string; groups: { title: string; items: ListItem[] }[] }[] = []
  let isOpen = false
  for (const block of parseMarkdown(changelog).blocks) {
    if (block.kind === 'heading' && block.level === 2) {
      const [, version = '', day = ''] = inlineText(block.content).match(RELEASE) ?? []
      isOpen = version !== ''
      if (isOpen) releases.push({ version, day, groups: [] })
    } else if (isOpen) addBlock(releases.at(-1)?.groups ?? [], block)
  }
  return releases
    .map(({ groups, ...release }) => ({
      ...release,
      groups: groups
        .filter(({ title }) => !FOR_OPERATORS.test(title))
        .map(group => ({
          ...group,
          items: group.items.filter(({ content }) => !FOR_OPERATORS.test(inlineText(content))),
        }))
        .filter(({ items }) => items.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0)
}

/** As many changes as somebody reads at once. */
const PAGE_SIZE = 40

/** One page of what changed: releases and groups with those of their changes that fall on it. `page` counts from 1. */
export function pageOfReleases(
  releases: readonly Release[],
  page: number,
): { releases: Release[]; page: number; pages: number } {
  const [from, to] = [(page - 1) * PAGE_SIZE, page * PAGE_SIZE]
  let at = 0
  const shown = releases.map(release => ({
    ...release,
    groups: release.groups.map(({ title, items }) => {
      const first = at
      at += items.length
      return { title, items: items.slice(Math.max(0, from - first), Math.max(0, to - first)) }
    }),
  }))
  return {
    releases: shown
      .map(release => ({ ...release, groups: release.groups.filter(({ items }) => items.length > 0) }))
      .filter(({ groups }) => groups.length > 0),
    page,
    pages: Math.max(1, Math.ceil(at / PAGE_SIZE)),
  }
}

/**
 * Whether somebody has news to read: the newest release is not the one they have read, and is not older than their
 * account, for whom nothing was different before.
 */
export function hasNews(
  newest: Pick<Release, 'version' | 'day'> | undefined,
  { read, joinedAt }: { read: string; joinedAt: Date },
): boolean {
  return newest !== undefined && newest.version !== read && newest.day >= joinedAt.toISOString().slice(0, 10)
}

function addBlock(groups: { title: string; items: ListItem[] }[], block: Block): void {
  if (block.kind === 'heading') groups.push({ title: inlineText(block.content), items: [] })
  else if (block.kind === 'list') groups.at(-1)?.items.push(...block.items)
}
