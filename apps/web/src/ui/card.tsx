import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

type Tone = 'raised' | 'sage' | 'sunk' | 'apricot'

const tones: Record<Tone, string> = {
  raised: 'bg-raised shadow-low',
  sage: 'bg-sage on-sage',
  sunk: 'bg-sunk',
  apricot: 'bg-apricot-soft',
}

type CardProps = HTMLAttributes<HTMLElement> & {
  tone?: Tone
  as?: 'div' | 'section' | 'article' | 'li'
}

/** Box around the content of one topic. */
export function Card({ tone = 'raised', as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames('card rounded-xl p-5 sm:p-8', tones[tone], className)} />
}
