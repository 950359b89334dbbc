import { ProgressBar } from './progress-bar.tsx'

export interface StepperProps {
  /** The present step, from 1. */
  step: number
  total: number
  /** The present step's name, e.g. 'Core Values'. */
  name?: string
}

/** 'Step 2 of 5' with a bar: where one is in a short sequence. */
export function Stepper({ step, total, name }: StepperProps) {
  return (
    <ProgressBar
      label={name ? `Step ${step} of ${total}: ${name}` : `Step ${step} of ${total}`}
      value={step}
      max={total}
      valueText={`${Math.round((step / total) * 100)}%`}
    />
  )
}
