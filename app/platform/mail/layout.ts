import type { MailLook } from '#core/brand/kit/mail-look.ts'
import { escapeHtml } from '#core/shared/escape-html.ts'
import type { Block } from '#core/shared/markdown/blocks.ts'
import { type Operator, operatorLine } from '../operator.ts'
import { blocksToHtml, blocksToText } from './lay-out-blocks.ts'

/** A mail ready to be sent: one subject line, and the same words as HTML and as text. */
export interface Mail {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Ends mails of this kind, by a press or by a POST from the mail program; none where they always arrive. */
  readonly leaveUrl?: string
  /** Where replies go; to whom it is from when left out. */
  readonly replyTo?: string | undefined
  /** Files that go with it, read when it is sent. */
  readonly files?: readonly MailedFile[]
  /** Path of a picture that stands on top in the place of our mark: the fire of the brand that the mail is about. */
  readonly mark?: string
}

/** A file of a workspace that goes with a mail. */
export interface MailedFile {
  readonly workspace: string
  readonly id: string
  readonly name: string
  readonly mime: string
}

/** The parts a mail may have, in the order they are shown. Everything is plain text; the layout escapes it. */
export interface MailParts {
  readonly subject: string
  /** Shown by mail programs beside the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** A long text below the paragraphs; its links within the site lead to `origin`. `plain` is the same for the text, where that has fewer links. */
  readonly article?: {
    readonly blocks: readonly Block[]
    readonly plain?: readonly Block[]
    readonly origin: string
  }
  /** A text as it was written, its lines kept: what is to be published. */
  readonly quote?: string
  /** Addresses besides the one of the button, each with its words. */
  readonly links?: readonly { readonly label: string; readonly url: string }[]
  readonly lists?: readonly { readonly title: string; readonly items: readonly string[] }[]
  readonly button?: { readonly label: string; readonly url: string }
  /** A short code to type, shown large. */
  readonly code?: string
  readonly after?: readonly string[]
  /** Why this mail came; every mail says so. */
  readonly reason: string
  readonly leaveUrl?: string
  readonly replyTo?: string | undefined
  readonly files?: readonly MailedFile[]
  readonly mark?: string
  /** In whose name it goes out, with how their emails look; ours when left out. */
  readonly sender?: { readonly name: string; readonly look: MailLook }
}

const OURS = { name: 'Brandhearth', look: { colour: '#a8431b', on: '#fff', logo: null } } as const

const END_OF_PAGE = '</body></html>'

/** Where our mark stands in mails of our own; its address is known when they are sent. */
const MARK_PLACE = '<!--mark-->'

/** Lays out a mail in HTML that old mail programs show well, and in text that says the same. */
export function layOut(parts: MailParts): Mail {
  const { leaveUrl, replyTo, mark, files = [] } = parts
  return {
    subject: parts.subject.replace(/[\r\n]+/g, ' '),
    html: toHtml(parts),
    text: toText(parts),
    ...(leaveUrl ? { leaveUrl } : {}),
    ...(replyTo ? { replyTo } : {}),
    ...(files.length > 0 ? { files } : {}),
    ...(mark ? { mark } : {}),
  }
}

/** Puts our mark, or the one of the mail, which lies at `origin`, on top of a mail of ours, and says below it who sent it and where they can be reached. */
export function sign(mail: Mail, operator: Operator, origin: string): Mail {
  const { supportEmail } = operator
  const line = operatorLine(operator)
  const mark = `<p style="margin:0 0 10px"><img src="${escapeHtml(origin + (mail.mark ?? '/icon-192.png'))}" alt="" width="36" height="36" style="display:block;border:0;border-radius:8px"></p>\n`
  const signature = `<p style="max-width:560px;margin:4px auto 0;font-size:12px;color:#6b5d54">${escapeHtml(line)} · <a href="mailto:${escapeHtml(supportEmail)}" style="color:#6b5d54">${escapeHtml(supportEmail)}</a></p>`
  return {
    ...mail,
    text: `${mail.text}${line} · ${supportEmail}\n`,
    html: `${mail.html.slice(0, -END_OF_PAGE.length).replace(MARK_PLACE, mark)}${signature}\n${END_OF_PAGE}`,
  }
}

function toText(parts: MailParts): string {
  const blocks = [
    parts.heading,
    ...parts.paragraphs,
    ...(parts.article
      ? [blocksToText(parts.article.plain ?? parts.article.blocks, parts.article.origin)]
      : []),
    ...(parts.quote ? [parts.quote] : []),
    ...(parts.links ?? []).map(({ label, url }) => `${label}: ${url}`),
    ...(parts.lists ?? []).map(
      ({ title, items }) => `${title}\n${items.map(item => `- ${item}`).join('\n')}`,
    ),
    ...(parts.code ? [`Your code: ${parts.code}`] : []),
    ...(parts.button ? [`${parts.button.label}: ${parts.button.url}`] : []),
    ...(parts.after ?? []),
    `--\n${parts.reason}${parts.leaveUrl ? `\nTurn off these emails: ${parts.leaveUrl}` : ''}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

function toHtml(parts: MailParts): string {
  const { name, look } = parts.sender ?? OURS
  const { colour, on } = look
  const p = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`
  const body = [
    `<h1 style="margin:0 0 20px;font:600 26px/1.25 Georgia,serif;color:#2a211c">${escapeHtml(parts.heading)}</h1>`,
    ...parts.paragraphs.map(text => p(text)),
    ...(parts.article ? [blocksToHtml(parts.article.blocks, { colour, origin: parts.article.origin })] : []),
    ...(parts.quote
      ? [
          `<div style="margin:0 0 16px;padding:16px;border-left:3px solid ${colour};background:#faf6ef;white-space:pre-wrap;word-break:break-word">${escapeHtml(parts.quote)}</div>`,
        ]
      : []),
    ...(parts.links ?? []).map(
      ({ label, url }) =>
        `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:${colour}">${escapeHtml(label)}</a></p>`,
    ),
    ...(parts.lists ?? []).flatMap(({ title, items }) => [
      p(title, 'font-weight:600;margin-bottom:6px'),
      `<ul style="margin:0 0 16px;padding-left:20px">${items.map(item => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`).join('')}</ul>`,
    ]),
    ...(parts.button
      ? [
          `<p style="margin:24px 0"><a href="${escapeHtml(parts.button.url)}" style="display:inline-block;background:${colour};color:${on};text-decoration:none;padding:12px 22px;border-radius:8px;font-weight:600">${escapeHtml(parts.button.label)}</a></p>`,
        ]
      : []),
    ...(parts.code
      ? [
          `<p style="margin:0 0 16px;font:600 28px/1 monospace;letter-spacing:6px">${escapeHtml(parts.code)}</p>`,
        ]
      : []),
    ...(parts.button
      ? [
          p(
            `If the button doesn’t work, open ${parts.button.url}`,
            'font-size:13px;color:#6b5d54;word-break:break-all',
          ),
        ]
      : []),
    ...(parts.after ?? []).map(text => p(text)),
  ].join('\n')
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(parts.subject)}</title></head>
<body style="margin:0;background:#faf6ef;padding:24px 12px;font:16px/1.55 -apple-system,'Segoe UI',Helvetica,Arial,sans-serif;color:#3b302a">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(parts.preview)}</div>
<div style="max-width:560px;margin:0 auto;background:#fffdf9;border:1px solid #e8dfd2;border-radius:14px;padding:32px">
${parts.sender ? logoOf(look, name) : MARK_PLACE}<p style="margin:0 0 24px;font:600 18px Georgia,serif;color:${colour}">${escapeHtml(name)}</p>
${body}
</div>
<p style="max-width:560px;margin:16px auto 0;font-size:12px;color:#6b5d54">${escapeHtml(parts.reason)}${
    parts.leaveUrl
      ? ` <a href="${escapeHtml(parts.leaveUrl)}" style="color:#6b5d54">Turn off these emails</a>`
      : ''
  }</p>
${END_OF_PAGE}`
}

/** A founder's logo above their name, in the pixels that old mail programs go by. */
function logoOf({ logo }: MailLook, name: string): string {
  if (!logo) return ''
  const { url, width, height, ground } = logo
  return `<p style="margin:0 0 12px"><img src="${escapeHtml(url)}" alt="${escapeHtml(name)}" width="${width}" height="${height}" style="display:inline-block;border:0;border-radius:6px;padding:6px;background:${ground}"></p>
`
}
