import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { LazyComponent } from '../../lib/lazy-component.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import type { DayValuesProps } from './day-values-props.ts'
import { texts } from './texts.ts'

const dayValues = async () => (await import('./day-values.tsx')).DayValues

interface ValuesSectionProps extends DayValuesProps {
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** Values of a day below a button that folds them. Their fields are loaded when they are open. */
export function ValuesSection({ isOpen, onToggle, ...values }: ValuesSectionProps) {
  const id = useId()
  return (
    <div className="mt-6 border-t border-line pt-3">
      <h3 className="font-sans text-base tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="-mx-2 flex min-h-11 items-center gap-2 rounded-md px-2 text-left font-semibold hover:bg-sunk"
        >
          <ChevronRight
            className={classNames('size-4 shrink-0 transition-transform duration-(--quick)', isOpen && 'rotate-90')}
            aria-hidden="true"
          />
          {texts.values}
        </button>
      </h3>
      <div id={id} className="mt-3 empty:hidden">
        {isOpen ? <LazyComponent load={dayValues} props={values} fallback={<ValuesSkeleton />} /> : null}
      </div>
    </div>
  )
}

const ValuesSkeleton = () => (
  <SkeletonArea className="grid grid-cols-1 gap-x-8 gap-y-6 @2xl:grid-cols-2">
    {['water', 'sleep', 'mood', 'energy'].map((field) => (
      <Skeleton key={field} className="h-24 rounded-md" />
    ))}
  </SkeletonArea>
)
