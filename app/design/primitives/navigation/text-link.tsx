import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'

/** A link within a sentence. */
export function TextLink({ className, ...link }: ComponentProps<typeof Link>) {
  return <Link className={classNames('link', className)} {...link} />
}
