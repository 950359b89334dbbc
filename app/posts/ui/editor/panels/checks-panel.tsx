import { Button } from '#app/design/primitives/actions/button.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import { CHECK_IDS, CHECK_TEXTS, type CheckId, type Finding } from '#core/posts/checks/types.ts'

export interface ChecksPanelProps {
  /** The text the findings belong to. */
  readonly text: string
  readonly findings: readonly Finding[]
  readonly off: readonly string[]
  /** Numbers of the pictures that have no description, from 1, and where they get one. */
  readonly undescribed: readonly number[]
  readonly picturesPage: string | null
  /** Shows a place in the text area. */
  readonly onShow: (finding: Finding) => void
  /** Puts what a finding proposes into the text. */
  readonly onFix: (finding: Finding) => void
  readonly onSwitch: (off: readonly CheckId[]) => void
}

/** What to look at again, each with its place, and a switch for each check. */
export function ChecksPanel(props: ChecksPanelProps) {
  const { text, findings, off } = props
  const isHydrated = useHydrated()
  return (
    <div className="grid gap-4">
      {props.picturesPage && props.undescribed.length > 0 ? (
        <p className="border-l-2 border-line-strong pl-3 text-sm">
          {props.undescribed.length === 1
            ? `Picture ${props.undescribed[0]} has no description.`
            : `Pictures ${new Intl.ListFormat('en-GB').format(props.undescribed.map(String))} have no description.`}{' '}
          <TextLink to={props.picturesPage}>Describe pictures</TextLink>
        </p>
      ) : null}
      {text.trim() === '' ? (
        <p className="text-sm text-ink-soft">Checks appear here as you write.</p>
      ) : findings.length === 0 ? (
        <p className="text-sm text-success">No issues found.</p>
      ) : (
        <ol className="grid gap-3 text-sm">
          {findings.map(finding => (
            <li
              key={`${finding.check}${finding.start}${finding.end}`}
              className="grid gap-1 border-l-2 border-line-strong pl-3"
            >
              <p className="text-xs font-semibold text-ink-soft">{CHECK_TEXTS[finding.check].label}</p>
              <p className="break-words">
                <Place text={text} finding={finding} />
              </p>
              <p className="text-ink-soft">{finding.message}</p>
              {isHydrated ? (
                <div className="flex flex-wrap gap-2">
                  <Button type="button" size="sm" variant="quiet" onClick={() => props.onShow(finding)}>
                    Show
                  </Button>
                  {finding.instead === undefined ? null : (
                    <Button type="button" size="sm" variant="quiet" onClick={() => props.onFix(finding)}>
                      {finding.instead.trim() === '' ? 'Take it out' : `Use “${finding.instead.trim()}”`}
                    </Button>
                  )}
                </div>
              ) : null}
            </li>
          ))}
        </ol>
      )}
      <details className="text-sm">
        <summary className="opener">Choose checks</summary>
        <fieldset
          className="mt-2 grid gap-1"
          onChange={event => {
            const boxes = event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')
            const on = [...boxes].filter(box => box.checked).map(box => box.value)
            props.onSwitch(CHECK_IDS.filter(id => !on.includes(id)))
          }}
        >
          <legend className="sr-only">Writing checks</legend>
          <input type="hidden" name="checksShown" value="1" form="post" />
          {CHECK_IDS.map(id => (
            <label key={id} className="flex min-h-9 items-start gap-3 py-1">
              <input
                type="checkbox"
                className="tick mt-0.5"
                name="checksOn"
                form="post"
                value={id}
                defaultChecked={!off.includes(id)}
              />
              <span>
                {CHECK_TEXTS[id].label}
                <span className="block text-xs text-ink-soft">{CHECK_TEXTS[id].hint}</span>
              </span>
            </label>
          ))}
          {isHydrated ? null : (
            <p className="text-ink-soft">Changes apply the next time you select “Check my post”.</p>
          )}
        </fieldset>
      </details>
    </div>
  )
}

const ROUND = 24
const LONGEST = 90

/** The place with a few words round it, marked. */
function Place({ text, finding }: { text: string; finding: Finding }) {
  const { start, end } = finding
  const marked = text.slice(start, end)
  const before = text.slice(Math.max(0, start - ROUND), start).replace(/^\S*\s/u, '')
  const after = text.slice(end, end + ROUND).replace(/\s\S*$/u, '')
  return (
    <>
      {before}
      <mark className="rounded-sm bg-warning-soft text-ink underline decoration-warning decoration-wavy underline-offset-4">
        {marked.length > LONGEST ? `${marked.slice(0, LONGEST)}…` : marked}
      </mark>
      {after}
    </>
  )
}
