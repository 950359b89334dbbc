/** Why rules wrote a proposal in the editor, when the assistant could not. */
export const RULES_BECAUSE: Readonly<Record<string, string>> = {
  assistant_off: 'The assistant is turned off, so we used a template.',
  assistant_unavailable: '',
  credit_limit_reached: 'You’ve used your credits for this month, so we used a template.',
  trial_credits_used: 'You’ve used the credits of your free trial, so we used a template.',
  asked_too_often: 'You’ve reached today’s limit for the assistant, so we used a template.',
  assistant_paused: 'The assistant is paused for today, so we used a template. This didn’t use a credit.',
  no_answer: 'We couldn’t reach the assistant, so we used a template. This didn’t use a credit.',
  nothing_better:
    'The assistant couldn’t find a version that sounds more like you, so we used a template. This didn’t use a credit.',
}
