import { problemText } from '../../lib/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Still } from '../../ui/still.tsx'
import { brokenCup } from './scenes.ts'
import { texts } from './texts.ts'

interface LoadFailedProps {
  readonly title: string
  readonly error: unknown
  readonly pending: boolean
  readonly onRetry: () => void
}

/** Recipes, or one of them, could not be loaded. */
export const LoadFailed = ({ title, error, pending, onRetry }: LoadFailedProps) => (
  <EmptyState
    level={3}
    picture={<Still scene={brokenCup} className="aspect-[4/3]" />}
    title={title}
    text={problemText(error)}
    action={
      <Button pending={pending} onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    }
  />
)
