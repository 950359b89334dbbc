import type { ReactNode } from 'react'
import { useOpened } from '../primitives/use-opened.ts'

/** What an alignment score cannot see, said beside it. With `later`, that stands in the fold until it is opened. */
export function ScoreLimits({ later }: { later?: ReactNode }) {
  const [wasOpened, opening] = useOpened()
  return (
    <details className="border-t border-line pt-4 text-sm" {...opening}>
      <summary className="cursor-pointer">What this score can’t see</summary>
      {later === undefined || wasOpened ? <Limits /> : later}
    </details>
  )
}

function Limits() {
  return (
    <ul className="mt-2 grid list-disc gap-1 pl-5 text-ink-soft">
      <li>
        It compares words, sentences and manner with your brand foundation. It doesn’t understand them as a
        reader does.
      </li>
      <li>It misses irony, and doesn’t know whether what you write is true.</li>
      <li>It spots plain denials such as “patience is a myth”, but not every way to say the opposite.</li>
      <li>A good story that names nothing in your foundation can score too low.</li>
      <li>
        It knows English best. Texts under 8 words, or in another language than your foundation, get no score.
      </li>
    </ul>
  )
}
