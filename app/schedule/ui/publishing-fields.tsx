import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { adSuggestion, namesOf } from '#app/schedule/copy.ts'
import type { Network } from '#core/publishing/networks.ts'

/** An account that a post may go to, with what its network has beside a single post. */
export interface AbleAccount {
  readonly network: Network
  readonly canThread: boolean
  readonly canComment: boolean
  readonly marksAds: boolean
}

/** How a post is published beside its text, for as much of that as its accounts have: a thread, a first comment, an ad label. */
export function PublishingFields(props: {
  accounts: readonly AbleAccount[]
  /** What is ticked before anything is typed. */
  stored: { readonly asThread: boolean; readonly isAd: boolean }
  /** The field of the first comment, which holds what was typed. */
  firstComment: Omit<Parameters<typeof TextField>[0], 'label'>
  /** Words in the text that sound paid for; null for none. */
  paidWords: string | null
  isAdLabelMissing: boolean
  asThreadError?: string | undefined
  reply: FormReply | undefined
}) {
  const { accounts, stored, reply, paidWords } = props
  const networksOf = (those: readonly AbleAccount[]) => [...new Set(those.map(({ network }) => network))]
  const commented = networksOf(accounts.filter(({ canComment }) => canComment))
  const labelled = networksOf(accounts.filter(({ marksAds }) => marksAds))
  const others = networksOf(accounts.filter(({ marksAds }) => !marksAds))
  const isTicked = (name: 'asThread' | 'isAd') =>
    reply?.initialValue ? reply.initialValue[name] === 'yes' : stored[name]
  const suggestion = adSuggestion(paidWords, {
    labelled,
    others: props.isAdLabelMissing ? others : [],
  })
  return (
    <>
      {accounts.some(({ canThread }) => canThread) ? (
        <Checkbox
          name="asThread"
          value="yes"
          label="Publish it as a thread where it’s too long for one post"
          defaultChecked={isTicked('asThread')}
          error={props.asThreadError ?? null}
        />
      ) : null}
      {commented.length > 0 ? (
        <TextField
          {...props.firstComment}
          label="First comment"
          optional
          description={`Published under the post on ${namesOf(commented)}.`}
          maxLength={500}
        />
      ) : null}
      {labelled.length > 0 ? (
        <Checkbox
          name="isAd"
          value="yes"
          label="This is an ad or a paid partnership"
          description={`It will be labelled as one on ${namesOf(labelled)}.`}
          defaultChecked={isTicked('isAd')}
        />
      ) : null}
      {suggestion ? <p className="text-sm text-warning">{suggestion}</p> : null}
    </>
  )
}
