import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

/** Progress of the registration: name and number of the step, and two bars. */
export const StepProgress = ({ step }: { step: 1 | 2 }) => (
  <div className="mb-6">
    <p className="flex justify-between gap-4 text-sm" aria-live="polite">
      <span className="font-semibold">{texts.signup.steps[step - 1]}</span>
      <span className="text-ink-soft">{texts.signup.step(step)}</span>
    </p>
    <div aria-hidden="true" className="mt-2 grid grid-cols-2 gap-1.5">
      {[1, 2].map((mark) => (
        <span key={mark} className="h-1.5 overflow-hidden rounded-full bg-sage-deep">
          <span
            className={classNames(
              'block h-full origin-left rounded-full bg-leaf transition-[scale] duration-(--slow)',
              mark > step && 'scale-x-0',
            )}
          />
        </span>
      ))}
    </div>
  </div>
)
