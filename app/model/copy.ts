/** Why rules wrote a proposal in the editor, when the assistant could not. */
export const RULES_BECAUSE: Readonly<Record<string, string>> = {
  assistant_off: 'The assistant is switched off, so rules did it.',
  assistant_unavailable: '',
  credit_limit_reached: 'Your credits of this month are used up, so rules did it.',
  no_answer: 'The assistant could not be reached, so rules did it. It cost no credit.',
  nothing_better:
    'The assistant found nothing that sounds more like you, so rules did it. It cost no credit.',
}
