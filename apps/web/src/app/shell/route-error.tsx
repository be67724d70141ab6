import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { problemTexts } from '../../lib/problem-texts.ts'
import { Button } from '../../ui/button.tsx'
import { PageFailure } from './page-failure.tsx'
import { texts } from './texts.ts'

interface RouteErrorProps {
  readonly title?: string
  readonly text?: string
}

/** Error page inside the layout; its button, and the return of the connection, run the route's loaders again. */
export function RouteError({ title = texts.error.title, text = texts.error.text }: RouteErrorProps) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const retry = () => void revalidate()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [revalidate])
  const isOffline = globalThis.navigator?.onLine === false
  return (
    <div className="column py-10 md:py-20">
      <PageFailure
        title={title}
        text={isOffline ? problemTexts.offline : text}
        action={
          <Button size="lg" pending={state === 'loading'} onClick={() => void revalidate()}>
            {texts.error.retry}
          </Button>
        }
      />
    </div>
  )
}
