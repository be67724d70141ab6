import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'quiet' | 'leaf' | 'apricot' | 'berry'

const tones: Record<BadgeTone, string> = {
  quiet: 'bg-sage text-ink-soft',
  leaf: 'bg-leaf-soft text-leaf',
  apricot: 'bg-apricot-soft text-apricot-ink',
  berry: 'bg-berry-soft text-berry',
}

/** A status in one word; the colour alone carries no meaning. */
export function Badge({ tone = 'quiet', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
