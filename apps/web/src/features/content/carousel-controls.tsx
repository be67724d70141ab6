import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

interface CarouselControlsProps {
  /** Hides the controls until hydration, with their space reserved to avoid a layout shift. */
  readonly hidden: boolean
  readonly paused: boolean
  readonly onToggle: () => void
  readonly onPrevious: () => void
  readonly onNext: () => void
}

const round =
  'grid size-12 place-items-center rounded-full bg-leaf-soft text-leaf transition-colors duration-(--quick) hover:bg-sage-deep hover:text-ink'

/** Carousel buttons: previous, next, and pause or play. */
export const CarouselControls = ({ hidden, paused, onToggle, onPrevious, onNext }: CarouselControlsProps) => (
  <div className={classNames('mt-6 flex gap-3', hidden && 'invisible')}>
    <button type="button" aria-label={texts.previous} className={round} onClick={onPrevious}>
      <ArrowLeft className="size-5" aria-hidden="true" />
    </button>
    <button type="button" aria-label={texts.next} className={round} onClick={onNext}>
      <ArrowRight className="size-5" aria-hidden="true" />
    </button>
    <button type="button" aria-label={paused ? texts.play : texts.pause} className={round} onClick={onToggle}>
      {paused ? <Play className="size-5" aria-hidden="true" /> : <Pause className="size-5" aria-hidden="true" />}
    </button>
  </div>
)
