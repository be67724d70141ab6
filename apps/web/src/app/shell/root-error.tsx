import { Button } from '../../ui/button.tsx'
import { PageFailure } from './page-failure.tsx'
import { texts } from './texts.ts'

/** Error page of the root route. Replaces the layout, so it depends on as little of the app as possible. */
export const RootError = () => (
  <main className="column grid min-h-svh content-center py-16">
    <a
      href="/"
      aria-label={texts.home(texts.brand)}
      className="mb-11 justify-self-start rounded-sm font-display text-3xl text-leaf"
    >
      {texts.brand}
    </a>
    <PageFailure
      title={texts.error.title}
      text={texts.error.text}
      action={
        <Button size="lg" onClick={() => window.location.reload()}>
          {texts.error.reload}
        </Button>
      }
    />
  </main>
)
