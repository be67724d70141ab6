import { problemText } from '../lib/problem-error.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { scene } from './scene.ts'
import { Still } from './still.tsx'
import { texts } from './texts.ts'

const brokenCup = scene(async () => (await import('./pictures/scenes/broken-cup.tsx')).BrokenCup)

interface LoadFailedProps {
  /** What is missing now, as a heading. */
  readonly title: string
  readonly error: unknown
  /** While it is being tried again. */
  readonly pending: boolean
  readonly onRetry: () => void
  /** The heading's level on this page. */
  readonly level?: 2 | 3 | undefined
}

/** Stands where something could not be loaded: why, and a button to try again. */
export const LoadFailed = ({ title, error, pending, onRetry, level = 2 }: LoadFailedProps) => (
  <EmptyState
    level={level}
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
