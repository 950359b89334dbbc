import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'ember' | 'success' | 'warning' | 'danger' | 'info'

const tones: Record<Tone, string> = {
  neutral: 'badge',
  ember: 'badge bg-ember-soft text-ember-strong',
  success: 'badge bg-success-soft text-success',
  warning: 'badge bg-warning-soft text-warning',
  danger: 'badge bg-danger-soft text-danger',
  info: 'badge bg-info-soft text-info',
}

/** One or two words of state or kind. The words carry the meaning, the tone only supports it. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={tones[tone]}>{children}</span>
}
