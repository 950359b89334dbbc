/** What goes along with every form for visitors: when it was opened, its key, and a field that only machines see. */
export function VisitorFields({ stamp, idempotencyKey }: { stamp: string; idempotencyKey: string }) {
  return (
    <>
      <input type="hidden" name="stamp" value={stamp} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <div aria-hidden="true" className="hidden">
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
    </>
  )
}
