import type { ReactNode } from 'react'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { letter } from '../../ui/illustration/scenes.ts'

interface InvitationMessageProps {
  title: string
  text: string
  /** Links or buttons for the next step. */
  children: ReactNode
}

/** Full-page message for an invitation without anything left to decide. */
export const InvitationMessage = ({ title, text, children }: InvitationMessageProps) => (
  <div className="column py-8 lg:py-14">
    <div className="mx-auto flex max-w-xl flex-col items-center text-center">
      <LazyIllustration loader={letter} className="aspect-[4/3] w-56" />
      <h1 ref={focusOnMount} tabIndex={-1} className="mt-6 text-3xl">
        {title}
      </h1>
      <p className="measure mt-3 text-lg text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  </div>
)
