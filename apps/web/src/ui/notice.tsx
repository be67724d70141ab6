import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type NoticeTone = 'sage' | 'apricot' | 'berry'

const tones: Record<NoticeTone, string> = {
  sage: 'bg-sage',
  apricot: 'bg-apricot-soft text-apricot-ink',
  berry: 'bg-berry-soft text-berry',
}

/** Message box, announced to screen readers when it appears. */
export function Notice({ tone = 'sage', children }: { tone?: NoticeTone; children: ReactNode }) {
  const Icon = tone === 'sage' ? Info : CircleAlert
  return (
    <div role={tone === 'berry' ? 'alert' : 'status'} className={classNames('flex gap-3 rounded-lg p-4', tones[tone])}>
      <Icon className="mt-[0.2em] size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-0 font-medium">{children}</div>
    </div>
  )
}
