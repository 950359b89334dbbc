import { makeLine } from '#app/platform/integrations/make-line.ts'

/** Draws one picture at a time in this process, since the largest takes 200 MB meanwhile. Others wait for their turn. */
export const drawInTurn = makeLine()
