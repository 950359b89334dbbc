import { escapeHtml } from '../frame/answer.ts'
import { page } from './answer.ts'
import type { Books, StandInStatus } from './books.ts'
import { FAILING_CALLS, FAILURES, type FailureOrder } from './failures.ts'
import { statusHtml } from './statuses.ts'

/** What was posted, newest first, and the switches with which the stand-in is made to fail. */
export function board(books: Books, orders: readonly FailureOrder[], url: string): Response {
  const posts = [...books.statuses].reverse().map(
    status => `<article id="status-${status.id}">
<p><strong>@${escapeHtml(status.account)}</strong> <a href="/@${status.account}/${status.id}"><time>${status.createdAt}</time></a></p>
${answered(books, status)}${statusHtml(status.text, url)}${pictures(books, status)}</article>`,
  )
  const waiting = orders.map(
    ({ failure, calls, times }) => `<li>${failure} for ${times} more (${calls})</li>`,
  )
  const options = (names: readonly string[]) => names.map(name => `<option>${name}</option>`).join('')
  return page(
    'What was posted',
    `${posts.join('') || '<p>Nothing yet. Connect this server in Settings, then schedule a post.</p>'}
<h2>Make it fail</h2><ul>${waiting.join('')}</ul>
<form method="post" action="/_control">
<label for="failure">How</label><select id="failure" name="failure">${options(FAILURES)}</select>
<label for="calls">Which calls</label><select id="calls" name="calls">${options(FAILING_CALLS)}</select>
<label for="times">How many</label><input id="times" name="times" type="number" min="1" value="1">
<label for="ms">Milliseconds, for slow and late</label><input id="ms" name="ms" type="number" min="0" value="10000">
<p><button>Fail</button> <button name="well" value="1">Work well again</button> <button name="revoke" value="1">Revoke all tokens</button> <button name="forget" value="1">Forget all apps</button></p>
</form>`,
  )
}

/** The page of one post. */
export function statusPage(books: Books, id: string, url: string): Response {
  const status = books.statuses.find(candidate => candidate.id === id)
  if (!status) return page('There is nothing here', '<p>This post was deleted or never made.</p>', 404)
  return page(
    `@${status.account}`,
    `<article>${answered(books, status)}${statusHtml(status.text, url)}${pictures(books, status)}<p><time>${status.createdAt}</time> · ${escapeHtml(status.visibility)}</p></article>
<p>${status.favourites} favourites, ${status.replies} replies, ${status.reblogs} boosts</p><p><a href="/">All posts</a></p>`,
  )
}

/** The file itself, as everybody may see it once it hangs on a post. */
export function mediaFile(books: Books, id: string): Response {
  const file = books.media[id]
  if (!file) return page('There is nothing here', '<p>This file was never sent.</p>', 404)
  return new Response(Buffer.from(file.data, 'base64'), { headers: { 'Content-Type': file.mime } })
}

function answered(books: Books, status: StandInStatus): string {
  const parent = books.statuses.find(({ id }) => id === status.inReplyToId)
  return parent ? `<p>Answers <a href="/@${parent.account}/${parent.id}">an earlier post</a></p>` : ''
}

function pictures(books: Books, status: StandInStatus): string {
  return status.mediaIds
    .flatMap(id => books.media[id] ?? [])
    .map(({ id, type, description }) =>
      type === 'image'
        ? `<p><img src="/media/${id}" alt="${escapeHtml(description ?? '')}"></p>`
        : `<p><video src="/media/${id}" controls></video></p>`,
    )
    .join('')
}
