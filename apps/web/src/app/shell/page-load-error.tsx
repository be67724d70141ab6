import { type ComponentType, useEffect, useState } from 'react'
import { LazyComponent } from '../../lib/lazy-component.tsx'
import { problemTexts } from '../../lib/problem-texts.ts'
import { Button } from '../../ui/button.tsx'
import { PageFailure } from './page-failure.tsx'
import { texts } from './texts.ts'

/**
 * Placeholder for a lazy page whose import failed. Retries when the page is opened again, on click, and when the
 * browser is online again.
 */
export function PageLoadError({ load }: { load: () => Promise<ComponentType> }) {
  const [attempt, setAttempt] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)
  const isFailed = failedAttempt === attempt
  useEffect(() => {
    const retry = () => setAttempt((previous) => previous + 1)
    if (isFailed) addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isFailed])
  const failure = (
    <div className="column py-10 md:py-20">
      <PageFailure
        title={texts.error.loadTitle}
        text={problemTexts.offline}
        action={
          <Button size="lg" pending={failedAttempt < attempt} onClick={() => setAttempt(attempt + 1)}>
            {texts.error.retry}
          </Button>
        }
      />
    </div>
  )
  const onError = () => {
    const fail = () => setFailedAttempt(attempt)
    // Browsers may cache a failed import for the document's lifetime: if the server responds, reload the document.
    fetch(location.href, { method: 'HEAD' }).then(({ ok }) => (ok ? location.reload() : fail()), fail)
  }
  return isFailed ? (
    failure
  ) : (
    <LazyComponent key={attempt} load={load} props={{}} fallback={failure} onError={onError} />
  )
}
