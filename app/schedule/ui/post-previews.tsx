import { PictureStrip, type PictureView } from '#app/media/ui/index.ts'
import { byHandText, linksText, textProblemText } from '#app/schedule/copy.ts'
import { NETWORK_NAMES, type Network } from '#core/publishing/networks.ts'
import type { TextPreview } from '#core/publishing/preview.ts'

/** A post as accounts of one network would publish it. */
export interface PostPreviewView extends TextPreview {
  readonly network: Network
  readonly handles: readonly string[]
  readonly limit: number
  readonly isUsual: boolean
  readonly pictureProblems: readonly string[]
  readonly isByHand: boolean
  readonly comment: string
  readonly tracked: number
  readonly kept: number
}

/** How a post will look on each network, with what would be refused there; closed until somebody looks, unless `isOpen`. */
export function PostPreviews({
  previews,
  pictures,
  isOpen = false,
}: {
  previews: readonly PostPreviewView[]
  pictures: readonly PictureView[]
  isOpen?: boolean
}) {
  if (previews.length === 0) return null
  return (
    <ul className="grid gap-3">
      {previews.map(preview => (
        <li key={`${preview.network} ${preview.handles.join(' ')}`} className="grid gap-2">
          <Problems preview={preview} />
          {preview.isByHand ? (
            <p className="text-sm text-ink-soft">{byHandText(NETWORK_NAMES[preview.network])}</p>
          ) : null}
          <details open={isOpen}>
            <summary className="w-fit cursor-pointer text-sm underline">{summaryOf(preview)}</summary>
            {preview.isUsual ? (
              <p className="mt-2 text-sm text-ink-soft">
                Its server doesn’t answer right now, so this goes by {NETWORK_NAMES[preview.network]}’s usual
                limit.
              </p>
            ) : null}
            <ol className="mt-2 grid gap-2">
              {preview.parts.map(({ text, length }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand in two posts of a thread
                <li key={place} className="grid gap-2 rounded-md border border-line p-3">
                  <p className="break-words whitespace-pre-wrap">{text}</p>
                  {place === 0 ? <PictureStrip pictures={pictures} /> : null}
                  <p className="text-sm text-ink-soft tabular-nums">
                    {length} of {preview.limit} characters
                  </p>
                </li>
              ))}
              {preview.comment ? (
                <li className="rounded-md border border-line p-3">
                  <p className="text-sm text-ink-soft">First comment</p>
                  <p className="break-words whitespace-pre-wrap">{preview.comment}</p>
                </li>
              ) : null}
            </ol>
            {preview.tracked + preview.kept > 0 ? (
              <p className="mt-2 text-sm text-ink-soft">{linksText(preview)}</p>
            ) : null}
          </details>
        </li>
      ))}
    </ul>
  )
}

function summaryOf({ network, handles, parts }: PostPreviewView): string {
  const names = new Intl.ListFormat('en-GB').format(handles)
  return `${NETWORK_NAMES[network]} (${names}): ${parts.length === 1 ? '1 post' : `${parts.length} posts`}`
}

function Problems({ preview }: { preview: PostPreviewView }) {
  const { problem, pictureProblems, handles, isUsual } = preview
  const isKnown = problem !== null && !(isUsual && problem.kind === 'too_long')
  const problems = [...(isKnown ? [textProblemText(handles[0] ?? '', problem)] : []), ...pictureProblems]
  return problems.map(text => (
    <p key={text} className="text-warning">
      {text}
    </p>
  ))
}
