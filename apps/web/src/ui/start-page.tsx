import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { LazyIllustration } from './illustration/lazy-illustration.tsx'

interface StartPageProps {
  readonly title: string
  readonly lead: string
  /** What to expect, one line per fact. */
  readonly facts: readonly string[]
  /** Illustration, shown beside the text where there is room. */
  readonly illustration: ComponentProps<typeof LazyIllustration>['loader']
  /** The button or form that starts. */
  readonly children: ReactNode
}

/** Introduction page of a longer task such as a questionnaire: what to expect, and the button or form that starts. */
export const StartPage = ({ title, lead, facts, illustration, children }: StartPageProps) => (
  <div className="grid grid-cols-1 items-center gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
    <div className="max-w-2xl">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="measure mt-3 text-lg text-ink-soft">{lead}</p>
      <ul className="mt-6 flex flex-col gap-3">
        {facts.map((fact) => (
          <li key={fact} className="flex gap-3">
            <Check className="mt-[0.2em] size-5 shrink-0 text-leaf" aria-hidden="true" />
            {fact}
          </li>
        ))}
      </ul>
      <div className="mt-8">{children}</div>
    </div>
    <div className="mx-auto w-full max-w-80 max-lg:hidden">
      <LazyIllustration loader={illustration} />
    </div>
  </div>
)
