import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { SelectField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { adSuggestion, namesOf } from '#app/schedule/copy.ts'
import type { Network } from '#core/publishing/networks.ts'
import { PRIVACY_LEVELS, type Privacy } from '#core/publishing/privacy.ts'

const LEVELS = Object.keys(PRIVACY_LEVELS) as Privacy[]
type FieldProps = Parameters<typeof SelectField>[0]

/** An account that a post may go to, with what its network has beside a single post. */
export interface AbleAccount {
  readonly network: Network
  readonly canThread: boolean
  readonly canComment: boolean
  readonly marksAds: boolean
  readonly asksPrivacy: boolean
}

/** An account whose network asks who may see each post, with what it offers; null while it does not answer. */
export interface PrivacyView {
  readonly handle: string
  readonly network: Network
  readonly offered: readonly Privacy[] | null
}

/** How a post is published beside its text, for as much of that as its accounts have: a thread, a first comment, an ad label, who may see it. */
export function PublishingFields(props: {
  accounts: readonly AbleAccount[]
  /** What is ticked before anything is typed. */
  stored: { readonly asThread: boolean; readonly isAd: boolean; readonly plainLinks: boolean }
  /** Whether an address in it can become a link that counts. */
  canTrack: boolean
  /** The field of the first comment, which holds what was typed. */
  firstComment: Omit<Parameters<typeof TextField>[0], 'label'>
  /** Who may see it: whom that is asked for, and the field that holds what was chosen. */
  privacy: { readonly asked: readonly PrivacyView[]; readonly field: Omit<FieldProps, 'label' | 'options'> }
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
  const isTicked = (name: 'asThread' | 'isAd' | 'plainLinks') =>
    reply?.initialValue ? reply.initialValue[name] === 'yes' : stored[name]
  const { asked, field } = props.privacy
  const levels = LEVELS.filter(level => asked.some(({ offered }) => offered?.includes(level) ?? true))
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
      {asked.length > 0 ? (
        <SelectField
          {...field}
          label={`Who may see it on ${namesOf([...new Set(asked.map(({ network }) => network))])}`}
          description={
            asked.some(({ offered }) => offered === null)
              ? 'We couldn’t ask what your account offers just now, so these are all choices there are.'
              : 'Needed only if you publish there. We never choose this for you.'
          }
          options={[
            { value: '', label: 'Choose…' },
            ...levels.map(level => ({ value: level, label: PRIVACY_LEVELS[level] })),
          ]}
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
      {props.canTrack ? (
        <Checkbox
          name="plainLinks"
          value="yes"
          label="Send my links as I typed them"
          description="Otherwise we replace them with tracked links, so that you see what this post brings."
          defaultChecked={isTicked('plainLinks')}
        />
      ) : null}
      {suggestion ? <p className="text-sm text-warning">{suggestion}</p> : null}
    </>
  )
}
