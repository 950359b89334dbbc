import { escapeHtml, json } from '../frame/answer.ts'
import { refuse } from './answer.ts'
import { type Books, nextId, type StandInMedia, type StandInStatus, type StandInToken } from './books.ts'
import type { Given } from './parameters.ts'

export const MAX_CHARACTERS = 500
const URL_CHARACTERS = 23
const KEY_MS = 60 * 60_000
const LINK = /https?:\/\/[^\s<>"]+/gu
const MENTION = /(^|\s)@(\w+)@([\w.-]+\w)/gu
const HASHTAG = /(^|\s)#(\w+)/gu
const VISIBILITIES = ['public', 'unlisted', 'private', 'direct']

/** `POST /api/v1/statuses`: one status for one key, which is kept for an hour and only once the status is there. */
export function postStatus(
  books: Books,
  call: { token: StandInToken; given: Given; key: string | null; url: string },
): Response {
  const account = call.token.account ?? ''
  const { given, url } = call
  const text = String(given.status ?? '')
  const mediaIds = (given.media_ids as string[] | undefined) ?? []
  const kept = call.key === null ? undefined : books.idempotency[`${account} ${call.key}`]
  const before =
    kept && Date.now() - kept.at < KEY_MS ? books.statuses.find(({ id }) => id === kept.statusId) : undefined
  if (before) return json(presentStatus(books, before, url))

  if (text.trim() === '' && mediaIds.length === 0)
    return refuse(422, "Validation failed: Text can't be blank")
  if (countCharacters(text) > MAX_CHARACTERS)
    return refuse(422, `Validation failed: Text character limit of ${MAX_CHARACTERS} exceeded`)
  const visibility = String(given.visibility ?? 'public')
  if (!VISIBILITIES.includes(visibility)) return refuse(422, "'visibility' is not valid")
  const media = mediaIds.map(id => books.media[id])
  if (media.some(file => !file || file.account !== account || file.attached))
    return refuse(422, 'Media attachments not found')
  if (media.some(file => file && !isMediaReady(file)))
    return refuse(422, 'Cannot attach files that have not finished processing. Try again in a moment!')

  const inReplyToId = typeof given.in_reply_to_id === 'string' ? given.in_reply_to_id : null
  const parent = books.statuses.find(({ id }) => id === inReplyToId)
  if (inReplyToId !== null && !parent) return refuse(404, 'Record not found')
  if (parent) parent.replies += 1
  for (const file of media) if (file) file.attached = true
  const status: StandInStatus = {
    id: nextId(books),
    account,
    text,
    createdAt: new Date().toISOString(),
    language: typeof given.language === 'string' ? given.language : null,
    spoilerText: String(given.spoiler_text ?? ''),
    visibility,
    mediaIds,
    inReplyToId,
    favourites: 0,
    replies: 0,
    reblogs: 0,
  }
  books.statuses.push(status)
  if (call.key !== null) books.idempotency[`${account} ${call.key}`] = { statusId: status.id, at: Date.now() }
  return json(presentStatus(books, status, url))
}

/** `GET /api/v1/statuses/:id` */
export function showStatus(books: Books, id: string, url: string): Response {
  const status = books.statuses.find(candidate => candidate.id === id)
  return status ? json(presentStatus(books, status, url)) : refuse(404, 'Record not found')
}

/** `GET /api/v1/accounts/:id/statuses`: newest first, at most 40, from below `max_id`. */
export function listStatuses(books: Books, account: string, given: Given, url: string): Response {
  const limit = Math.min(Number(given.limit ?? 20), 40)
  const below = given.max_id === undefined ? null : BigInt(String(given.max_id))
  const rows = books.statuses
    .filter(status => status.account === account && (below === null || BigInt(status.id) < below))
    .reverse()
    .slice(0, limit)
  return json(rows.map(status => presentStatus(books, status, url)))
}

/** A status as Mastodon shows it to apps. */
function presentStatus(books: Books, status: StandInStatus, url: string): object {
  return {
    id: status.id,
    created_at: status.createdAt,
    in_reply_to_id: status.inReplyToId,
    sensitive: false,
    spoiler_text: status.spoilerText,
    visibility: status.visibility,
    language: status.language,
    uri: `${url}/users/${status.account}/statuses/${status.id}`,
    url: `${url}/@${status.account}/${status.id}`,
    replies_count: status.replies,
    reblogs_count: status.reblogs,
    favourites_count: status.favourites,
    content: statusHtml(status.text, url),
    reblog: null,
    account: presentAccount(status.account, url),
    media_attachments: status.mediaIds.flatMap(id => {
      const file = books.media[id]
      return file ? [presentMedia(file, url)] : []
    }),
    mentions: [],
    tags: [],
    emojis: [],
  }
}

/** Whether a file can be attached: what is worked on is ready at the third time one asks. */
export function isMediaReady(media: StandInMedia): boolean {
  return !isBroken(media) && (!media.isSlow || media.polls >= 3)
}

/** Whether a video cannot be worked on: it does not begin as an MP4 does. */
export function isBroken({ type, data }: StandInMedia): boolean {
  return type === 'video' && atob(data.slice(0, 16)).slice(4, 8) !== 'ftyp'
}

/** A file as Mastodon shows it to apps. */
export function presentMedia(media: StandInMedia, url: string): object {
  const { id, type, description } = media
  return { id, type, url: isMediaReady(media) ? `${url}/media/${id}` : null, description }
}

/** An account as Mastodon shows it to apps. */
export function presentAccount(account: string, url: string): object {
  return {
    id: accountId(account),
    username: account,
    acct: account,
    display_name: account.charAt(0).toUpperCase() + account.slice(1),
    url: `${url}/@${account}`,
    note: '',
  }
}

/** The id of an account: a number that follows from its name. */
export function accountId(account: string): string {
  let number = 7n
  for (const character of account)
    number = (number * 131n + BigInt(character.codePointAt(0) ?? 0)) % 10n ** 15n
  return String(10n ** 17n + number)
}

/** What Mastodon makes of a text: paragraphs, line breaks, links cut short for the eye, mentions without their server. */
export function statusHtml(text: string, url: string): string {
  const html = escapeHtml(text.trim().replaceAll('\r\n', '\n'))
    .replace(LINK, shortenLink)
    .replace(
      MENTION,
      (_, before: string, name: string, server: string) =>
        `${before}<span class="h-card" translate="no"><a href="https://${server}/@${name}" class="u-url mention">@<span>${name}</span></a></span>`,
    )
    .replace(
      HASHTAG,
      (_, before: string, tag: string) =>
        `${before}<a href="${url}/tags/${tag}" class="mention hashtag" rel="tag">#<span>${tag}</span></a>`,
    )
  return html
    .split(/\n{2,}/)
    .map(paragraph => `<p>${paragraph.replaceAll('\n', '<br />')}</p>`)
    .join('')
}

function shortenLink(link: string): string {
  const [, scheme = '', shown = '', rest = ''] = /^(https?:\/\/(?:www\.)?)(.{0,30})(.*)$/su.exec(link) ?? []
  return `<a href="${link}" target="_blank" rel="nofollow noopener" translate="no"><span class="invisible">${scheme}</span><span class="${rest ? 'ellipsis' : ''}">${shown}</span><span class="invisible">${rest}</span></a>`
}

function countCharacters(text: string): number {
  const counted = text.replace(LINK, 'x'.repeat(URL_CHARACTERS)).replace(MENTION, '$1@$2')
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(counted)].length
}
