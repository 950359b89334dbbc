import { escapeHtml } from '../frame/answer.ts'
import { page } from './answer.ts'
import type { Books, Embed, PostRecord, StandInRecord } from './books.ts'
import { FAILING_CALLS, FAILURES, type FailureOrder } from './failures.ts'
import { blobAddress, countReplies } from './feed.ts'

/** What was posted by account, newest thread first, and the switches with which the stand-in is made to fail. */
export function board(books: Books, orders: readonly FailureOrder[], imageBytes: number): Response {
  const starts = Object.values(books.records).filter(({ value }) => !value.reply)
  const accounts = Object.values(books.accounts).flatMap(({ did, handle }) => {
    const threads = starts.filter(record => record.did === did).toReversed()
    if (threads.length === 0) return []
    const shown = threads.map(record => `<article>${threadHtml(books, record)}</article>`)
    return [`<section><h2>@${escapeHtml(handle)}</h2>${shown.join('')}</section>`]
  })
  const waiting = orders.map(
    ({ failure, calls, times }) => `<li>${failure} for ${times} more (${calls})</li>`,
  )
  const options = (names: readonly string[]) => names.map(name => `<option>${name}</option>`).join('')
  return page(
    'What was posted',
    `${accounts.join('') || '<p>Nothing yet. Connect an account such as ada.test in Settings, then schedule a post.</p>'}
<h2>Make it fail</h2><ul>${waiting.join('')}</ul><p>Pictures may have ${imageBytes.toLocaleString('en-GB')} bytes.</p>
<form method="post" action="/_control">
<label for="failure">How</label><select id="failure" name="failure">${options(FAILURES)}</select>
<label for="calls">Which calls</label><select id="calls" name="calls">${options(FAILING_CALLS)}</select>
<label for="times">How many</label><input id="times" name="times" type="number" min="1" value="1">
<label for="ms">Milliseconds, for slow</label><input id="ms" name="ms" type="number" min="0" value="10000">
<p><button>Fail</button> <button name="well" value="1">Work well again</button> <button name="expire" value="1">Let access tokens expire</button> <button name="revoke" value="1">Revoke all tokens</button> <button name="image_bytes" value="1000000">Take pictures up to 1,000,000 bytes</button></p>
</form>`,
  )
}

/** The page of one post, with what can be done to it. */
export function postPage(books: Books, actor: string, rkey: string): Response {
  const record = Object.values(books.records).find(
    candidate =>
      candidate.rkey === rkey && (candidate.did === actor || books.accounts[candidate.did]?.handle === actor),
  )
  if (!record) return page('There is nothing here', '<p>This post was deleted or never made.</p>', 404)
  const replies = countReplies(books, record.uri)
  return page(
    `@${books.accounts[record.did]?.handle ?? record.did}`,
    `<article>${threadHtml(books, record)}</article>
<p>${record.likes} likes, ${replies} replies, ${record.reposts} reposts${record.edits > 0 ? `, changed ${record.edits} times` : ''}</p>
<form method="post" action="/_control"><input type="hidden" name="post" value="${escapeHtml(record.uri)}">
<p><button name="act" value="like">Like</button> <button name="act" value="repost">Repost</button> <button name="act" value="delete">Delete</button></p></form>
<p><a href="/">All posts</a></p>`,
  )
}

/** A post and, below it, the account's own answers to it: a thread. */
function threadHtml(books: Books, record: StandInRecord): string {
  const { did, rkey, uri, value } = record
  const next = Object.values(books.records).filter(
    ({ value: { reply }, did: by }) => reply?.parent.uri === uri && by === did,
  )
  return `<div id="post-${rkey}"><p><a href="/profile/${did}/post/${rkey}"><time>${escapeHtml(value.createdAt)}</time></a></p>
${textHtml(value)}${value.embed ? embedHtml(value.embed, did) : ''}</div>${next.map(reply => threadHtml(books, reply)).join('')}`
}

/** A text with its facets: ranges of bytes that lead somewhere. */
function textHtml({ text, facets = [] }: PostRecord): string {
  const bytes = Buffer.from(text)
  const parts: string[] = []
  let at = 0
  for (const { index, features } of facets.toSorted((a, b) => a.index.byteStart - b.index.byteStart)) {
    if (index.byteStart < at) continue
    const shown = escapeHtml(bytes.toString('utf8', index.byteStart, index.byteEnd))
    const [feature] = features
    const address = feature?.uri ?? (feature?.tag ? `/tags/${feature.tag}` : `/profile/${feature?.did}`)
    parts.push(escapeHtml(bytes.toString('utf8', at, index.byteStart)))
    parts.push(`<a href="${linkHtml(address)}" rel="nofollow noopener">${shown}</a>`)
    at = index.byteEnd
  }
  parts.push(escapeHtml(bytes.toString('utf8', at)))
  return `<p>${parts.join('').replaceAll('\n', '<br>')}</p>`
}

function embedHtml({ images = [], external }: Embed, did: string): string {
  const pictures = images.map(({ image, alt }) => {
    const source = escapeHtml(blobAddress(did, image.ref.$link, ''))
    return `<figure><img src="${source}" alt="${escapeHtml(alt)}"><figcaption>Alt text: ${escapeHtml(alt) || 'none'}</figcaption></figure>`
  })
  if (!external) return pictures.join('')
  const { uri, title, description, thumb } = external
  const picture = thumb ? `<img src="${escapeHtml(blobAddress(did, thumb.ref.$link, ''))}" alt=""><br>` : ''
  return `<aside aria-label="Link card"><a href="${linkHtml(uri)}" rel="nofollow noopener">${picture}<strong>${escapeHtml(title)}</strong></a><p>${escapeHtml(description)}</p></aside>`
}

/** Where a link leads: a scheme that could do something here leads nowhere. */
function linkHtml(address: string): string {
  return /^(?:https?:\/\/|\/)/.test(address) ? escapeHtml(address) : '#'
}
