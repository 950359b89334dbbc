import { useEffect, useState } from 'react'
import { NeedsScripts } from '#app/design/primitives/needs-scripts.tsx'
import { measureBrowser } from '#app/support/client/measure-browser.ts'
import { browserProblemText } from '#app/support/copy/browser-problems.ts'
import { type BrowserProblem, findBrowserProblems } from '#core/support/browser-problems.ts'
import { ProblemList } from './problem-list.tsx'

/** What this browser finds out about itself once its scripts run; `timeZone` is the one in the person's settings. */
export function BrowserChecks({ timeZone }: { timeZone: string }) {
  const [problems, setProblems] = useState<readonly BrowserProblem[] | null>(null)
  useEffect(() => {
    let isOver = false
    void measureBrowser(timeZone).then(state => {
      if (!isOver) setProblems(findBrowserProblems(state))
    })
    return () => {
      isOver = true
    }
  }, [timeZone])
  return (
    <div className="grid gap-2">
      <h3 className="font-text font-semibold">This browser</h3>
      <noscript>
        <p className="text-ink-soft">Turn JavaScript on to check this browser too.</p>
      </noscript>
      <NeedsScripts>
        {/* The room of one finding, so that what stands below does not move when it comes. */}
        <div role="status" className="min-h-27 sm:min-h-21">
          <Found problems={problems} />
        </div>
      </NeedsScripts>
    </div>
  )
}

function Found({ problems }: { problems: readonly BrowserProblem[] | null }) {
  if (problems === null) return <p className="text-ink-soft">Checking …</p>
  if (problems.length > 0) return <ProblemList rows={problems.map(browserProblemText)} />
  return <p className="text-ink-soft">Its clock, time zone, live updates and storage are fine.</p>
}
