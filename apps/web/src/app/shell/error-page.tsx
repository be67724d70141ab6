import { lazy, type ReactNode, Suspense } from 'react'
import { Button } from '../../ui/button.tsx'
import { Logo } from '../../ui/pictures/logo.tsx'
import { texts } from './texts.ts'

const { title, text, reload } = texts.error

const nothing = { default: (): ReactNode => null }

/** Decoration that may be missing: the page's own scripts may be what failed to load. */
const Picture = lazy(() =>
  import('../../ui/pictures/scenes/broken-cup.tsx').then(
    ({ BrokenCup }): typeof nothing => ({ default: () => <BrokenCup className="w-full" /> }),
    () => nothing,
  ),
)

/** Stands in for the whole page when showing it failed, so it leans on as little as possible. */
export const ErrorPage = () => (
  <main className="column grid min-h-svh content-center items-center gap-10 py-16 md:grid-cols-2">
    <div className="grid justify-items-start gap-5">
      <a href="/" aria-label={texts.home(texts.brand)} className="mb-6 rounded-sm text-leaf">
        <Logo className="h-9 w-auto" />
      </a>
      <h1>{title}</h1>
      <p className="measure text-lg text-ink-soft">{text}</p>
      <Button size="lg" className="mt-3" onClick={() => window.location.reload()}>
        {reload}
      </Button>
    </div>
    <div className="mx-auto w-full max-w-md">
      <Suspense>
        <Picture />
      </Suspense>
    </div>
  </main>
)
