import { lazy, type ReactNode, Suspense } from 'react'
import { useRevalidator } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { Logo } from '../../ui/illustration/logo.tsx'
import { brokenCup } from '../../ui/illustration/scenes.ts'
import { texts } from './texts.ts'

const { title, text, reload, retry } = texts.error

const nothing = { default: (): ReactNode => null }

/** Decoration that may be missing: the page's own scripts may be what failed to load. */
const Picture = lazy(() =>
  brokenCup().then(
    (BrokenCup): typeof nothing => ({ default: () => <BrokenCup className="w-full" /> }),
    () => nothing,
  ),
)

/** Stands in for the frame and its page when showing them failed, so it leans on as little as possible. */
export const ErrorPage = () => (
  <main className="column grid min-h-svh content-center py-16">
    <a href="/" aria-label={texts.home(texts.brand)} className="mb-11 justify-self-start rounded-sm text-leaf">
      <Logo className="h-9 w-auto" />
    </a>
    <Trouble title={title} text={text}>
      <Button size="lg" onClick={() => window.location.reload()}>
        {reload}
      </Button>
    </Trouble>
  </main>
)

/** Stands in for a page that cannot be shown; the frame with its ways on and back stays. */
export function PageError() {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="column py-10 md:py-20">
      <Trouble title={title} text={text}>
        <Button size="lg" pending={state === 'loading'} onClick={() => void revalidate()}>
          {retry}
        </Button>
      </Trouble>
    </div>
  )
}

interface TroubleProps {
  readonly title: string
  readonly text: string
  /** What one can do about it. */
  readonly children: ReactNode
}

/** What went wrong, beside a picture that makes it half as bad. */
export const Trouble = ({ title, text, children }: TroubleProps) => (
  <div className="grid items-center gap-10 md:grid-cols-2">
    <div className="grid justify-items-start gap-5">
      <h1>{title}</h1>
      <p className="measure text-lg text-ink-soft">{text}</p>
      <div className="mt-3">{children}</div>
    </div>
    <div className="mx-auto w-full max-w-md">
      <Suspense>
        <Picture />
      </Suspense>
    </div>
  </div>
)
