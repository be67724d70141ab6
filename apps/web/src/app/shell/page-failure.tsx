import { lazy, type ReactNode, Suspense } from 'react'

const empty = { default: (): ReactNode => null }

/** Decorative picture; left out when its chunk cannot be loaded. */
const Picture = lazy(async () => {
  try {
    const { brokenCup } = await import('../../ui/illustration/scenes.ts')
    const BrokenCup = await brokenCup()
    return { default: () => <BrokenCup className="w-full" /> }
  } catch {
    return empty
  }
})

interface PageFailureProps {
  readonly title: string
  readonly text: string
  /** Retry button. */
  readonly action: ReactNode
}

/** Page content for a failed page: title, text, picture and a retry button. */
export const PageFailure = ({ title, text, action }: PageFailureProps) => (
  <div className="grid items-center gap-10 md:grid-cols-2">
    <div className="grid justify-items-start gap-5">
      <h1>{title}</h1>
      <p className="measure text-lg text-ink-soft">{text}</p>
      <div className="mt-3">{action}</div>
    </div>
    <div className="mx-auto w-full max-w-md">
      <Suspense>
        <Picture />
      </Suspense>
    </div>
  </div>
)
