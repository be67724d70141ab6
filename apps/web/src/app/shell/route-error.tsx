import { useRevalidator } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { PageFailure } from './page-failure.tsx'
import { texts } from './texts.ts'

interface RouteErrorProps {
  readonly title?: string
  readonly text?: string
}

/** Error page inside the layout; its button runs the route's loaders again. */
export function RouteError({ title = texts.error.title, text = texts.error.text }: RouteErrorProps) {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="column py-10 md:py-20">
      <PageFailure
        title={title}
        text={text}
        action={
          <Button size="lg" pending={state === 'loading'} onClick={() => void revalidate()}>
            {texts.error.retry}
          </Button>
        }
      />
    </div>
  )
}
