import { NETWORK_NAMES } from '#core/publishing/networks.ts'
import { escapeHtml, standInPage } from '../frame/answer.ts'
import type { Books, Post } from './books.ts'
import type { Dialect } from './dialect.ts'

const NAME = 'Local networks'

/** What was published, newest first: on all networks, or on one. */
export function board(books: Books, dialects: readonly Dialect[], of: Dialect | null): Response {
  const posts = books.posts.filter(({ network }) => of === null || network === of.network).toReversed()
  const places = dialects
    .map(({ network, name }) => `<a href="/${network}">${escapeHtml(name)}</a>`)
    .join(' · ')
  const shown =
    posts.length === 0
      ? '<p>Nothing has been published yet.</p>'
      : posts.map(post => article(books, post)).join('')
  return standInPage(of?.name ?? NAME, 'Published', `<p><a href="/">All</a> · ${places}</p>${shown}`)
}

/** One post by itself. */
export function postPage(books: Books, dialect: Dialect, id: string): Response {
  const post = books.posts.find(each => each.network === dialect.network && each.id === id)
  return post
    ? standInPage(dialect.name, `A post by ${post.account}`, article(books, post))
    : standInPage(dialect.name, 'There is no such post', '', 404)
}

/** A picture's bytes. */
export function mediaFile(books: Books, id: string): Response {
  const file = books.media[id]
  if (!file) return new Response('', { status: 404 })
  return new Response(Buffer.from(file.bytes, 'base64'), { headers: { 'Content-Type': file.mime } })
}

function article(books: Books, { network, account, text, createdAt, media, isAd, parent }: Post): string {
  const pictures = media
    .map(({ id, alt }) => {
      const address = `/_media/${encodeURIComponent(id)}`
      return books.media[id]?.mime.startsWith('video/')
        ? `<p><video src="${address}" controls></video></p>`
        : `<p><img src="${address}" alt="${escapeHtml(alt)}"></p>`
    })
    .join('')
  const notes = [parent ? 'an answer' : '', isAd ? 'paid partnership' : ''].filter(Boolean).join(', ')
  return `<article><p><strong>${escapeHtml(account)}</strong> on ${escapeHtml(NETWORK_NAMES[network])}${notes ? ` (${notes})` : ''}, <time>${escapeHtml(createdAt)}</time></p>
<p style="white-space:pre-wrap">${escapeHtml(text)}</p>${pictures}</article>`
}
