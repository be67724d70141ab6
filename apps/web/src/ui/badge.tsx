import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'quiet' | 'leaf' | 'apricot' | 'berry'

const tones: Record<BadgeTone, string> = {
  quiet: 'bg-sage text-ink-soft',
  leaf: 'bg-leaf-soft text-leaf',
  apricot: 'bg-apricot-soft text-apricot-ink',
  berry: 'bg-berry-soft text-berry',
}

/** Status in one word; colour alone must not carry meaning. */
export function Badge({ tone = 'quiet', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center gap-1 rounded-xl px-2.5 py-0.5 text-xs font-semibold md:whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
