import { buttonClass } from '#app/design/primitives/actions/button-look.ts'

/** On a phone the way in stays at the foot of the screen, from below the hero to the last word. */
export function CallAtHand() {
  return (
    <div className="call-at-hand sticky bottom-0 z-20 border-t border-line bg-paper px-5 py-3 sm:hidden print:hidden">
      <a href="/signup" className={`${buttonClass({ variant: 'primary' })} w-full`}>
        Start 7-Day Free Trial
      </a>
    </div>
  )
}
