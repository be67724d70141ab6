import { Button } from '../../ui/button.tsx'
import { Logo } from '../../ui/pictures/logo.tsx'
import { texts } from './texts.ts'

const { title, text, reload } = texts.error

/** Stands in for the whole page when showing it failed, so it leans on as little as possible. */
export const ErrorPage = () => (
  <main className="column grid min-h-svh content-center justify-items-start gap-5 py-16">
    <a href="/" aria-label={texts.home} className="mb-6 rounded-sm text-leaf">
      <Logo className="h-9 w-auto" />
    </a>
    <h1>{title}</h1>
    <p className="measure text-lg text-ink-soft">{text}</p>
    <Button size="lg" className="mt-3" onClick={() => window.location.reload()}>
      {reload}
    </Button>
  </main>
)
