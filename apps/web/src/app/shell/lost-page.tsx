import { type ComponentType, useState } from 'react'
import { LazyComponent } from '../../lib/lazy-component.tsx'
import { problemTexts } from '../../lib/problem-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Trouble } from './error-page.tsx'
import { texts } from './texts.ts'

const { lostTitle, retry } = texts.error

/** Stands in for a page whose code did not come. It is asked for again whenever the page is opened or somebody wants. */
export function LostPage({ load }: { load: () => Promise<ComponentType> }) {
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState(0)
  const trouble = (
    <div className="column py-10 md:py-20">
      <Trouble title={lostTitle} text={problemTexts.offline}>
        <Button size="lg" pending={failed < attempt} onClick={() => setAttempt(attempt + 1)}>
          {retry}
        </Button>
      </Trouble>
    </div>
  )
  const fail = () => {
    const stay = () => setFailed(attempt)
    // Browsers may remember a failed import for as long as the document lives: where the server answers, a new one is had.
    fetch(location.href, { method: 'HEAD' }).then(({ ok }) => (ok ? location.reload() : stay()), stay)
  }
  return failed === attempt ? (
    trouble
  ) : (
    <LazyComponent key={attempt} load={load} props={{}} fallback={trouble} onError={fail} />
  )
}
