import { escapeHtml } from '#core/shared/escape-html.ts'
import type { Block, Inline, ListItem } from '#core/shared/markdown/blocks.ts'

/** How a long text looks in a mail, and where its links within the site lead. */
interface Setting {
  readonly colour: string
  readonly origin: string
}

/** A text written in Markdown as HTML that old mail programs show well. The words are never markup, whatever is in them. */
export function blocksToHtml(blocks: readonly Block[], setting: Setting): string {
  return blocks.map(block => htmlOf(block, setting)).join('\n')
}

function htmlOf(block: Block, setting: Setting): string {
  switch (block.kind) {
    case 'heading': {
      const size = block.level === 2 ? '600 20px/1.3' : '600 17px/1.4'
      return `<h${block.level} style="margin:28px 0 10px;font:${size} Georgia,serif;color:#2a211c">${runsToHtml(block.content, setting)}</h${block.level}>`
    }
    case 'paragraph':
      return `<p style="margin:0 0 16px">${runsToHtml(block.content, setting)}</p>`
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${setting.colour}">${blocksToHtml(block.blocks, setting)}</blockquote>`
    case 'list': {
      const items = block.items.map(item => `<li style="margin:0 0 6px">${itemToHtml(item, setting)}</li>`)
      const style = 'margin:0 0 16px;padding-left:22px'
      return block.ordered
        ? `<ol start="${block.start}" style="${style}">${items.join('')}</ol>`
        : `<ul style="${style}">${items.join('')}</ul>`
    }
    case 'code':
      return `<pre style="margin:0 0 16px;padding:12px;background:#faf6ef;white-space:pre-wrap">${escapeHtml(block.text)}</pre>`
    case 'table': {
      const row = (cells: readonly (readonly Inline[])[], tag: 'th' | 'td') =>
        `<tr>${cells.map(cell => `<${tag} align="left" style="padding:4px 12px 4px 0;border-bottom:1px solid #e8dfd2">${runsToHtml(cell, setting)}</${tag}>`).join('')}</tr>`
      return `<table cellspacing="0" style="margin:0 0 16px">${row(block.head, 'th')}${block.rows.map(cells => row(cells, 'td')).join('')}</table>`
    }
    case 'rule':
      return '<hr style="margin:24px 0;border:0;border-top:1px solid #e8dfd2">'
  }
}

function itemToHtml({ content, blocks }: ListItem, setting: Setting): string {
  return runsToHtml(content, setting) + blocksToHtml(blocks, setting)
}

function runsToHtml(runs: readonly Inline[], setting: Setting): string {
  return runs.map(run => runToHtml(run, setting)).join('')
}

function runToHtml(run: Inline, setting: Setting): string {
  switch (run.kind) {
    case 'text':
      return escapeHtml(run.text)
    case 'code':
      return `<code>${escapeHtml(run.text)}</code>`
    case 'strong':
      return `<strong>${runsToHtml(run.content, setting)}</strong>`
    case 'emphasis':
      return `<em>${runsToHtml(run.content, setting)}</em>`
    case 'link':
      return `<a href="${escapeHtml(absolute(run.to, setting.origin))}" style="color:${setting.colour}">${runsToHtml(run.content, setting)}</a>`
    case 'break':
      return '<br>'
  }
}

/** The same words without HTML, one block to a paragraph, each link with its address. */
export function blocksToText(blocks: readonly Block[], origin: string): string {
  return blocks.map(block => textOf(block, origin)).join('\n\n')
}

function textOf(block: Block, origin: string): string {
  switch (block.kind) {
    case 'heading':
      return runsToText(block.content, origin).toUpperCase()
    case 'paragraph':
      return runsToText(block.content, origin)
    case 'quote':
      return blocksToText(block.blocks, origin).replace(/^/gm, '> ')
    case 'list':
      return block.items
        .map(({ content, blocks }, at) => {
          const mark = block.ordered ? `${block.start + at}.` : '-'
          const below = blocks.length > 0 ? `\n${blocksToText(blocks, origin).replace(/^/gm, '  ')}` : ''
          return `${mark} ${runsToText(content, origin)}${below}`
        })
        .join('\n')
    case 'code':
      return block.text
    case 'table':
      return [block.head, ...block.rows]
        .map(cells => cells.map(cell => runsToText(cell, origin)).join(' | '))
        .join('\n')
    case 'rule':
      return '* * *'
  }
}

function runsToText(runs: readonly Inline[], origin: string): string {
  return runs
    .map(run => {
      if (run.kind === 'break') return '\n'
      if ('text' in run) return run.text
      const words = runsToText(run.content, origin)
      if (run.kind !== 'link') return words
      const address = absolute(run.to, origin)
      return words === address ? words : `${words} (${address})`
    })
    .join('')
}

const absolute = (to: string, origin: string) => (/^[/#]/.test(to) ? origin + to : to)
