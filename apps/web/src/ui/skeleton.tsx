import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { texts } from './texts.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Placeholder shape of loading content, sized by its class. Hidden from assistive technology. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className={classNames(
        'block max-w-full rounded-sm bg-sage motion-safe:animate-breathe',
        className ?? 'h-4 w-full',
      )}
    />
  )
}

/** Groups skeleton shapes and announces once that content is loading. */
export function SkeletonArea({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {children}
    </div>
  )
}
